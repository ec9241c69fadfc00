import i18next from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import type { Said } from '#shared/attendance/corrected.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import type { Day, Month } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { changes, inverseOf } from './cells.ts'
import { shownSheet, type ShownDay } from './shown-sheet.ts'
import { inputOf, useSheetSaver } from './use-sheet-saver.ts'

export interface Edit {
  date: Day
  said: Said
}

/** A person's sheet of a month, with what is typed into it; one's own without a `user`. */
export function useSheet(user: string | undefined, month: Month) {
  const { language } = useTranslation().i18n
  const { today } = useDates()
  const reading = useApi(showAttendance, inputOf(user, month))
  const { saver, days: unsaved, isSending, savedAt } = useSheetSaver(user, month)
  const [undoable, setUndoable] = useState<readonly (readonly Edit[])[]>([])
  const served: SheetView | undefined = reading.data?.data
  const sheet = useMemo(
    () =>
      served &&
      shownSheet(served, new Map([...unsaved].map(([date, { said }]) => [date, said])), {
        today,
        say: ({ key, values }) => i18next.t(key, { ...values, lng: language }),
      }),
    [served, unsaved, today, language],
  )
  const dayOf = (date: Day) => sheet?.days.find(day => day.date === date)

  /** Saves corrections, which one step takes back together. */
  function correct(edits: readonly Edit[]) {
    const meant = edits.filter(({ date, said }) => changes(dayOf(date)!, said))
    if (meant.length === 0) return
    const back = meant.map(({ date, said }) => ({ date, said: inverseOf(dayOf(date)!, said) }))
    setUndoable(before => [...before, back])
    saver.save(meant)
  }
  function undo() {
    const last = undoable.at(-1)
    if (!last) return undefined
    setUndoable(undoable.slice(0, -1))
    saver.save(last)
    return last
  }
  const lastDay = periodOfMonth(today.slice(0, 7)).to_date
  return {
    sheet,
    error: reading.data ? undefined : reading.error,
    reload: () => void reading.mutate(),
    /** Whether somebody may type into a day. */
    isOpen: (day: ShownDay) => sheet?.may.correct === true && !isOff(day) && day.date <= lastDay,
    correct,
    undo,
    canUndo: undoable.length > 0,
    saving: {
      isSending,
      savedAt,
      unsaved,
      retry: saver.retry,
      discard: saver.discard,
    },
  }
}

export type OpenedSheet = ReturnType<typeof useSheet>

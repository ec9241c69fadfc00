import { corrected, type Said } from '#shared/attendance/corrected.ts'
import { countedUntil } from '#shared/attendance/counted-until.ts'
import { exchangeable } from '#shared/attendance/exchangeable.ts'
import { countedDay } from '#shared/attendance/counted-day.ts'
import type { SheetDayView, SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { judged } from '#shared/attendance/judged-days.ts'
import { limitPassedInYear } from '#shared/attendance/labour-limits.ts'
import { totalsOf } from '#shared/attendance/sheet-totals.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Sentence, SentenceKey } from '#shared/words/sentence.ts'

/** A day as the page shows it. */
export interface ShownDay extends SheetDayView {
  /** Which mistake it is; undefined where there is none, or where only the server knows. */
  mistake_key: SentenceKey | undefined
}

/** A sheet as the page shows it: with what is not saved yet. */
export interface ShownSheet extends Omit<SheetView, 'days'> {
  days: ShownDay[]
}

interface Showing {
  today: Day
  say: (sentence: Sentence) => string
}

/** A sheet with what was typed since the server has answered, counted by the rules of the server. */
export function shownSheet(sheet: SheetView, unsaved: ReadonlyMap<Day, Said>, { today, say }: Showing): ShownSheet {
  const days = sheet.days.map(day => withSaid(day, unsaved.get(day.date)))
  const { mistakes, limits } = judged([...sheet.days_before, ...days], days[0]!.date)
  const isAsServed = unsaved.size === 0
  const totals = isAsServed ? sheet.totals : totalsOf(days, countedUntil(sheet, today))
  const ofYear = isAsServed ? undefined : limitPassedInYear(totals.overtime_minutes + sheet.overtime_beside)
  const counted = days.filter(({ date }) => date <= countedUntil(sheet, today))
  return {
    ...sheet,
    days: days.map(day => {
      const found = mistakes.get(day.date)
      return {
        ...day,
        mistake: isAsServed ? day.mistake : found ? say(found) : null,
        limits: isAsServed ? day.limits : (limits.get(day.date) ?? []).map(say),
        mistake_key: found?.key,
      }
    }),
    totals,
    limit_of_year: isAsServed ? sheet.limit_of_year : ofYear ? say(ofYear) : null,
    time_off: sheet.time_off && { ...sheet.time_off, minutes: exchangeable(counted) },
  }
}

function withSaid(day: SheetDayView, said: Said | undefined): SheetDayView {
  if (!said) return day
  const { name, mistake, limits } = day
  return {
    ...countedDay({ ...day, correction: corrected(day.correction ?? undefined, said) }),
    name,
    mistake,
    limits,
  }
}

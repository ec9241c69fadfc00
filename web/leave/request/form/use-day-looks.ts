import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonPart, eachDay, overlaps, type Period } from '#shared/calendar/period.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { leave } from '#shared/leave/contract.ts'
import { keepsAway } from '#shared/leave/types.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import type { DayLook } from '#web/ui/form/date-range/day-look.ts'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { Clash } from './summary/clash.ts'
import type { useSubject } from './use-subject.ts'

interface Looked {
  subject: ReturnType<typeof useSubject>
  bookings: readonly RequestView[]
  clash: Clash<RequestView> | undefined
}

/** What the calendar of the form shows of each day: own bookings, what is in the way, working Saturdays, and colleagues who are away. */
export function useDayLooks({ subject: { id, time }, bookings, clash }: Looked) {
  const { t } = useTranslation('request')
  const [view, setView] = useState<{ from: string; to: string }>()
  const colleagues = useApi(people.listPeople).data?.data
  const absent = useApi(leave.listAbsent, view ? { query: view } : null, {
    shouldRetryOnError: false,
    keepPreviousData: true,
  }).data?.data

  const others = useMemo(() => {
    const group = colleagues?.find(person => person.id === id)?.group_id ?? null
    const mates = new Set(colleagues?.flatMap(one => (one.id !== id && one.group_id === group ? [one.id] : [])))
    const away = new Map<string, Set<string>>()
    const asked = new Map<string, Set<string>>()
    for (const one of absent ?? [])
      if (mates.has(one.user_id) && keepsAway(one.type_id) && view) {
        const byDay = one.status === 'approved' ? away : asked
        const seen = commonPart(one, { from_date: view.from, to_date: view.to })
        for (const day of seen ? eachDay(seen) : []) byDay.set(day, (byDay.get(day) ?? new Set()).add(one.user_id))
      }
    return { away, asked }
  }, [absent, colleagues, id, view])

  const crossed = clash?.taken
  const lookOf = useCallback(
    (day: string): DayLook | undefined => {
      const at: Period = { from_date: day, to_date: day }
      const kind = time && dayKind(day, time)
      const booked = kind?.blocked
        ? undefined
        : bookings.find(one => (one.status === 'pending' || one.status === 'approved') && overlaps(one, at))
      const away = kind?.blocked ? undefined : others.away.get(day)
      const asked = kind?.blocked ? [] : [...(others.asked.get(day) ?? [])].filter(one => !away?.has(one))
      const [count, askedCount] = [away?.size ?? 0, asked.length]
      const isWorked = kind?.kind === 'working_day_moved'
      const notes = [
        isWorked && t('dayWorked', { name: kind.name }),
        count > 0 && t('dayOthers', { count }),
        askedCount > 0 && t('dayOthersAsked', { count: askedCount }),
      ].filter(Boolean)
      return {
        ...(notes.length > 0 && { note: notes.join(', ') }),
        ...(booked && { leave: leaveKeyOf(booked.type_id), isAsked: booked.status === 'pending' }),
        isClash: Boolean(booked && crossed?.some(({ days }) => overlaps(days, at))),
        isWorkedRestDay: isWorked,
        others: count,
        othersAsked: askedCount,
      }
    },
    [t, time, bookings, others, crossed],
  )

  const onView = useCallback(
    (from: string, to: string) => setView(last => (last?.from === from && last.to === to ? last : { from, to })),
    [],
  )
  return { lookOf, onView }
}

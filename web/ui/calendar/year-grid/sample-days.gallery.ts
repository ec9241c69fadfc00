import type { LeaveKey } from '../leave-mark/leave-key.ts'
import { sampleDay, sampleYear } from '../year-planner/sample-year.ts'
import { weekdayIn, type YearDay } from './year-days.ts'

const codes: Partial<Record<LeaveKey, string>> = { vacation: 'SZ', sick: 'B', home: 'OM', extra: 'Á' }
const full = new Intl.DateTimeFormat('hu', { dateStyle: 'full', timeZone: 'UTC' })

/** The made-up year as one works with it, with a Saturday to be worked. */
export const sampleDays: YearDay[] = Array.from({ length: 365 }, (_, index) => {
  const moment = Date.UTC(sampleYear, 0, 1 + index)
  const date = new Date(moment).toISOString().slice(0, 10)
  const { leave, state } = sampleDay(Number(date.slice(5, 7)), Number(date.slice(8))) ?? {}
  const isHoliday = state === 'holiday'
  const isOff = weekdayIn(date) > 5
  const kind = date === '2026-12-12' ? 'worked' : isHoliday ? 'holiday' : isOff ? 'off' : undefined
  return {
    date,
    label: full.format(moment),
    ...(kind && { kind }),
    ...(leave && { leave, code: codes[leave] ?? '' }),
    isPending: state === 'pending',
    isActive: leave !== undefined || kind === undefined,
  }
})

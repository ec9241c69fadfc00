import type { Year } from '../../calendar/day.ts'
import { commonPart, overlaps, type Period } from '../../calendar/period.ts'
import { countedWithin, employedIn, union } from './employment.ts'
import type { Grant, Held, LeaveFacts, Span } from './facts.ts'
import type { Line } from './line.ts'
import { portion, type Portion } from './proportion.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

const periodOf = ({ from, to }: Span): Period => ({ from_date: from ?? '1900-01-01', to_date: to ?? '2100-12-31' })

/** The grants of a status that holds for some periods; overlapping periods count once. */
export const grantsWhile = (held: Held | undefined, days: number): number | Grant[] =>
  typeof held === 'object'
    ? union(held.map(periodOf)).map(({ from_date, to_date }) => ({ from: from_date, to: to_date, days }))
    : held
      ? days
      : 0

interface Counting {
  facts: LeaveFacts
  year: Year
  rules: LeaveRules
  /** Calendar days of the year that are time at work. */
  eligible: number
}

/** A part of the leave that may hold for a part of the year only. */
export function portionWhile(
  grants: number | readonly Grant[],
  line: Omit<Line, 'days'>,
  { facts, year, rules: { statusChange }, eligible }: Counting,
): Portion {
  if (typeof grants === 'number') return portion({ ...line, days: grants }, eligible)
  const employed = employedIn(year, facts)
  if (!employed) return portion({ ...line, days: 0 }, 0)
  const firstDay = { from_date: employed.from_date, to_date: employed.from_date }
  if (statusChange === 'from_next_year') return portion({ ...line, days: inForce(grants, firstDay) }, eligible)

  const starts = grants.flatMap(grant => commonPart(periodOf(grant), employed)?.from_date ?? [])
  const days = Math.max(0, ...starts.map(start => inForce(grants, { from_date: start, to_date: start })))
  if (statusChange === 'whole_year') return portion({ ...line, days }, eligible)

  const within = (period: Period) => {
    const held = commonPart(period, employed)
    return held ? countedWithin(held, facts) : 0
  }
  const weight = grants.reduce((sum, grant) => sum + grant.days * within(periodOf(grant)), 0)
  const held_days = union(grants.map(periodOf)).reduce((sum, period) => sum + within(period), 0)
  return { line: { ...line, days, data: { held_days } }, weight }
}

/** The days granted on a day, in total. */
const inForce = (grants: readonly Grant[], day: Period) =>
  grants.reduce((sum, grant) => (overlaps(periodOf(grant), day) ? sum + grant.days : sum), 0)

import { addMonths, type Day } from '../../calendar/day.ts'
import type { Period } from '../../calendar/period.ts'

/** How much of an absence counts as time at work (Mt. 115. § (2)): all, the first months, or nothing. */
export const countedAsWork = {
  leave: 'all',
  incapacity: 'all',
  maternity: 'all',
  released: 'all',
  caregiver: 'all',
  child_care: { months: 6 },
  reserve_service: { months: 3 },
  child_care_allowance: 'none',
  care_of_relative: 'none',
  unpaid_by_agreement: 'none',
  unjustified: 'none',
} as const satisfies Record<string, 'all' | 'none' | { months: number }>

export type AbsenceKind = keyof typeof countedAsWork

export interface Absence {
  /** Its own first day, in whatever year: the months that count are counted from here. */
  from: Day
  to: Day
  kind: AbsenceKind
  /** The first day that does not count, where earlier absence has used up some of the months that do. */
  counted_before?: Day
}

/** The part of an absence that does not count as time at work, if any; weekends inside included. */
export function notCounted({ from, to, kind, counted_before }: Absence): Period | undefined {
  const counted = countedAsWork[kind]
  if (counted === 'all') return undefined
  const end = counted === 'none' ? from : (counted_before ?? addMonths(from, counted.months))
  const first = end < from ? from : end
  return first <= to ? { from_date: first, to_date: to } : undefined
}

import { dateOf, type IsoDate } from './iso-date.ts'

/** Empty text is "not yet"; while one types it may be half a date. */
export interface DateRange {
  from: IsoDate
  to: IsoDate
}

/** A first day without a last one is also the last; a first day after the last one clears the last. */
export function withFrom({ to }: DateRange, from: IsoDate): DateRange {
  if (!dateOf(from)) return { from, to }
  if (!to) return { from, to: from }
  return { from, to: dateOf(to) && to < from ? '' : to }
}

/** A last day before the first one clears the first. */
export function withTo({ from }: DateRange, to: IsoDate): DateRange {
  return { from: dateOf(to) && dateOf(from) && to < from ? '' : from, to }
}

import * as z from 'zod/mini'
import { Day, daysBetween } from '../../../calendar/day.ts'
import { longestPeriod } from '../../../site/visits/visits-by-day.ts'

/** The first and the last day of what is shown, a year at most. */
export const Period = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to && daysBetween(from, to) < longestPeriod, {
    path: ['to'],
    error: 'problems:invalidValue',
  }),
)

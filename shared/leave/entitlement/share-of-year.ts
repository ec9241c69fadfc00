import { roundedHalfUp } from '../../calendar/whole-numbers.ts'

/** The share of a year's days that is due for the days employed: half a day and more counts as one (Mt. 121. § (2)). */
export const shareOfYear = (days: number, employed: number, inYear: number) => roundedHalfUp(days * employed, inYear)

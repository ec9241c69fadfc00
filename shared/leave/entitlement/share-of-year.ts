/** Division of integers without a remainder; nothing here ever becomes a fraction. */
const wholes = (dividend: number, divisor: number) => (dividend - (dividend % divisor)) / divisor

/** `dividend / divisor` to the nearest integer, halves up; for integers that are not negative. */
export const roundedHalfUp = (dividend: number, divisor: number) => wholes(2 * dividend + divisor, 2 * divisor)

/** The share of a year's days that is due for the days employed: half a day and more counts as one (Mt. 121. § (2)). */
export const shareOfYear = (days: number, employed: number, inYear: number) => roundedHalfUp(days * employed, inYear)

/** Division of integers without the remainder, for a dividend that is not negative; nothing here ever becomes a fraction. */
export const wholes = (dividend: number, divisor: number) => (dividend - (dividend % divisor)) / divisor

/** `dividend / divisor` to the nearest integer, halves up; for integers that are not negative. */
export const roundedHalfUp = (dividend: number, divisor: number) => wholes(2 * dividend + divisor, 2 * divisor)

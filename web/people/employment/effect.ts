import type { EffectOnYear } from '#shared/leave/contract/employment-effect.ts'

/** Whether a change has any effect on the year. */
export const isMoved = (year: EffectOnYear) =>
  year.entitled_before !== year.entitled_after ||
  year.hours_before !== year.hours_after ||
  year.sick_before !== year.sick_after ||
  year.days !== 0

/** A number with its sign, the minus being the typographic one. */
export const signed = (number: number, language: string) => {
  const written = new Intl.NumberFormat(language).format(Math.abs(number))
  return number < 0 ? `−${written}` : `+${written}`
}

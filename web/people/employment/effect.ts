import type { EffectOnYear } from '#shared/leave/contract/employment-effect.ts'

/** Whether anything of a year becomes other than it is. */
export const isMoved = (year: EffectOnYear) =>
  year.entitled_before !== year.entitled_after ||
  year.hours_before !== year.hours_after ||
  year.sick_before !== year.sick_after ||
  year.days !== 0

/** A typographic minus and a plus, so that a gain and a loss are seen. */
export const signed = (number: number, language: string) => {
  const written = new Intl.NumberFormat(language).format(Math.abs(number))
  return number < 0 ? `−${written}` : `+${written}`
}

import type { Language } from './language.ts'

/** A number with two decimals at most as people write it: "25,5" in Hungarian, "25.5" in English. */
export const numberInWords = (number: number, language: Language): string =>
  language === 'hu' ? String(number).replace('.', ',') : String(number)

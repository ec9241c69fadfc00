import type { Language } from './language.ts'
import { locale } from './locale.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Hours as people read them, on pages and on paper: "8,0", "7.25". */
export function hoursInWords(hours: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(locale[language], { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  formats.set(language, format)
  return format.format(hours)
}

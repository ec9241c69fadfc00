import type { Language } from './language.ts'
import { locale } from './locale.ts'

/** A period as people write it: "2026. nov. 26–30.". Dates are dates, so they are read and shown in one and the same zone. */
export function periodInWords(from: string, to: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium', timeZone: 'UTC' })
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  return from === to ? format.format(first) : format.formatRange(first, last)
}

import type { Language } from './language.ts'
import { locale } from './locale.ts'

/** A day with its weekday: "2026. december 23., szerda", "Wednesday, 23 December 2026". */
export const dayWithWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

import type { Language } from './language.ts'

const locale = { hu: 'hu-HU', en: 'en-GB' } as const

/** A day with its weekday: "2026. december 23., szerda", "Wednesday, 23 December 2026". */
export const dayWithWeekday = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

import type { Language } from './language.ts'
import { locale } from './locale.ts'

/** A moment in the time zone of Budapest. */
export const momentInWords = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(new Date(seconds * 1000))

import type { Language } from './language.ts'

/** A moment in the time zone of Budapest. */
export const momentInWords = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'hu' ? 'hu-HU' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(new Date(seconds * 1000))

import { languageOf, locale } from '#shared/words/locale.ts'

/** The locale of the language of a page. */
export const localeOf = (language: string) => locale[languageOf(language)]

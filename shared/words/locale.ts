import type { Language } from './language.ts'

/** The locale of a language: dates, numbers and lists in English are British. */
export const locale = { hu: 'hu-HU', en: 'en-GB' } as const satisfies Record<Language, string>

/** The language of a tag, as that of a page: "en-GB" is English, and what is not English is Hungarian. */
export const languageOf = (tag: string): Language => (tag.startsWith('en') ? 'en' : 'hu')

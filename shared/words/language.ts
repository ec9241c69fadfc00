import * as z from 'zod/mini'

/** Hungarian is the default, English the fallback. */
export const languages = ['hu', 'en'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const isLanguage = (word: string | undefined): word is Language => languages.includes(word as Language)

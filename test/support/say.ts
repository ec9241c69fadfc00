import { sayFrom } from '#shared/words/say.ts'
import { translations } from '#shared/words/translations.ts'

/** Puts any sentence of the product into words, also those of pages. */
export const say = sayFrom(translations)

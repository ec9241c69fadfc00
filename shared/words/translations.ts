import type { Translations } from './server-translations.ts'
import { en } from './words-en.ts'
import { hu } from './words-hu.ts'

/** Every sentence of the product, by language and namespace. */
export const translations = { hu, en } satisfies Translations

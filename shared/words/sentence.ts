import type { serverTranslations } from './server-translations.ts'
import type { TranslationKey } from './translation-key.ts'

/** A key of what the server says itself. */
export type SentenceKey = TranslationKey<keyof typeof serverTranslations.hu>

/** A sentence not yet in a language: its place in the word lists (`namespace:key`) and what it is filled with. */
export interface Sentence<Key extends TranslationKey = SentenceKey> {
  key: Key
  values?: Record<string, string | number>
}

/** Whether the message of a schema is the key of its sentence; that each of them exists is held by the test of the word lists. */
export const isSentenceKey = (message: string): message is SentenceKey => /^\w+:\w+$/.test(message)

import type { replyTranslations } from './reply-translations.ts'
import type { serverTranslations } from './server-translations.ts'
import type { TranslationKey } from './translation-key.ts'

/** A key of what the server says itself, in a reply or elsewhere. */
export type SentenceKey = TranslationKey<keyof typeof replyTranslations.hu>

/** A key of what every function can say: no refusal, which only a reply has, and no email. */
export type PlainKey = TranslationKey<keyof typeof serverTranslations.hu>

/** A sentence not yet in a language: its place in the word lists (`namespace:key`) and what it is filled with. */
export interface Sentence<Key extends TranslationKey = SentenceKey> {
  key: Key
  values?: Record<string, string | number>
}

/** Whether the message of a schema is the key of its sentence; that each of them exists is held by the test of the word lists. */
export const isSentenceKey = (message: string): message is SentenceKey => /^\w+:\w+$/.test(message)

import type { Language } from './language.ts'
import { replyTranslations } from './reply-translations.ts'
import { sayFrom } from './say.ts'
import type { Sentence } from './sentence.ts'

/** Translates a sentence of a reply, a refusal too. */
export const sayReply: (sentence: Sentence, language: Language) => string = /* @__PURE__ */ sayFrom(replyTranslations)

import { emailTranslations } from './email-translations.ts'
import type { Language } from './language.ts'
import { sayFrom } from './say.ts'
import type { Sentence } from './sentence.ts'
import type { TranslationKey } from './translation-key.ts'

type EmailKey = TranslationKey<keyof typeof emailTranslations.hu>

/** Translates a sentence of an email, a push or the bell. */
export const sayEmail: (sentence: Sentence<EmailKey>, language: Language) => string =
  /* @__PURE__ */ sayFrom(emailTranslations)

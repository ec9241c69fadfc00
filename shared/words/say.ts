import type { Language } from './language.ts'
import type { Sentence } from './sentence.ts'
import { serverTranslations, type Translations } from './server-translations.ts'
import type { TranslationKey } from './translation-key.ts'

const plurals = new Map<Language, Intl.PluralRules>()

/** Made when a sentence first counts something: making them at import would cost every function part of its start. */
function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** Translates a sentence by these translations; an unknown key is a bug, so the key itself is shown. */
export const sayFrom =
  (lists: Translations) =>
  ({ key, values = {} }: Sentence<TranslationKey>, language: Language): string => {
    const [namespace = '', name = ''] = key.split(':')
    const list = lists[language][namespace] ?? {}
    const form = values.count === undefined ? 'other' : pluralForm(Number(values.count), language)
    const text = list[`${name}_${form}`] ?? list[name] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => String(values[hole] ?? ''))
  }

/** Translates a sentence by the server's own translations; marked pure, so that a page that never calls it need not carry them. */
export const say: (sentence: Sentence, language: Language) => string = /* @__PURE__ */ sayFrom(serverTranslations)

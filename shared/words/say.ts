import type { Language } from './language.ts'
import type { Sentence } from '../contract/sentence.ts'
import { serverTranslations, type Translations } from './server-translations.ts'

/** Made once, since making them costs more than all the rest of a sentence. */
const plurals = { hu: new Intl.PluralRules('hu'), en: new Intl.PluralRules('en') } as const satisfies Record<
  Language,
  Intl.PluralRules
>

/** Puts a sentence into words of these lists; an unknown key is a bug, so it shows itself instead of an empty place. */
export const sayFrom =
  (lists: Translations) =>
  ({ key, values = {} }: Sentence, language: Language): string => {
    const [namespace = '', name = ''] = key.split(':')
    const list = lists[language][namespace] ?? {}
    const form = plurals[language].select(Number(values.count ?? 0))
    const text = list[`${name}_${form}`] ?? list[name] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => String(values[hole] ?? ''))
  }

/** Puts a sentence of the server into words; pure, so that a page that never says one need not carry the lists. */
export const say = /* @__PURE__ */ sayFrom(serverTranslations)

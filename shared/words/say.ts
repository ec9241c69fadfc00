import { editedOr, editsIn } from './edits.ts'
import type { Language } from './language.ts'
import { locale } from './locale.ts'
import type { PlainKey, Sentence } from './sentence.ts'
import { serverTranslations, type Translations } from './server-translations.ts'
import type { TranslationKey } from './translation-key.ts'

const plurals = new Map<Language, Intl.PluralRules>()

/** Made when a sentence first counts something: making them at import would cost every function part of its start. */
function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** A day as people write it: "2026. dec. 31.", "31 Dec 2026". */
const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** In Hungarian a suffix takes the place of the full stop; an English sentence has a word for it. */
const withSuffix = (day: string, suffix: string, language: Language) =>
  language === 'hu' ? dayInWords(day, language).replace(/\.$/, suffix) : dayInWords(day, language)

/** The days of the month whose Hungarian name ends in a back vowel: "harmadika", "huszadika". */
const backVowels = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30])

/** A day as the last one: "2026. dec. 31-ig". */
export const untilInWords = (day: string, language: Language) => withSuffix(day, '-ig', language)

/** A day as the first one: "2026. dec. 15-től", "2026. dec. 16-tól". */
function fromInWords(day: string, language: Language): string {
  const date = Number(day.slice(8))
  return withSuffix(day, date === 1 ? '-jétől' : backVowels.has(date) ? '-tól' : '-től', language)
}

const isDay = (value: string | number): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value))

const isMonth = (value: string | number): value is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(String(value))

/** A month as people write it: "2026. november", "November 2026". */
const monthInWords = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locale[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/** What fills a hole of a sentence: a day or a month as people write it, and anything else as it is. */
export function valueInWords(value: string | number, language: Language, form?: 'until' | 'from'): string {
  if (isMonth(value)) return monthInWords(value, language)
  if (!isDay(value)) return String(value)
  return { until: untilInWords, from: fromInWords, day: dayInWords }[form ?? 'day'](value, language)
}

/**
 * Translates a sentence by these translations, as operators have edited them, in the other language where it is missing in the one asked
 * for; a key that neither has is a bug, so the key itself is shown. A day becomes words; one that a suffix follows in Hungarian is written `{{day, until}}` or `{{day, from}}`.
 */
export const sayFrom =
  (lists: Translations) =>
  ({ key, values = {} }: Sentence<TranslationKey>, language: Language): string => {
    const [namespace = '', name = ''] = key.split(':')
    const textIn = (one: Language) => {
      const list = lists[one][namespace] ?? {}
      const form = values.count === undefined ? 'other' : pluralForm(Number(values.count), one)
      const said = `${name}_${form}` in list ? `${name}_${form}` : name
      const released = list[said]
      return released === undefined ? undefined : editedOr(released, editsIn(one)[namespace]?.[said])
    }
    const text = textIn(language) ?? textIn(language === 'hu' ? 'en' : 'hu') ?? key
    return text.replace(/\{\{(\w+)(?:, (until|from))?\}\}/g, (_, hole: string, form?: 'until' | 'from') =>
      valueInWords(values[hole] ?? '', language, form),
    )
  }

/** Translates a sentence by the server's own translations; marked pure, so that a page that never calls it need not carry them. */
export const say: (sentence: Sentence<PlainKey>, language: Language) => string =
  /* @__PURE__ */ sayFrom(serverTranslations)

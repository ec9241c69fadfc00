import { useTranslation } from 'react-i18next'
import { valueInWords } from '#shared/words/say.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import { useLanguage } from '#web/ui/use-language.ts'

/** A sentence of the word lists in the reader's language. */
export function useSay() {
  const { i18n } = useTranslation()
  const language = useLanguage()
  return ({ key, values = {} }: Sentence) =>
    i18n.t(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? valueInWords(value, language) : value,
        ]),
      ),
    )
}

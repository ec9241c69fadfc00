import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/words/language.ts'
import { languageOf } from '#shared/words/locale.ts'

/** The language of the page. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)

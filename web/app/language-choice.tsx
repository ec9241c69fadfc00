import { useTranslation } from 'react-i18next'
import { isLanguage } from '#shared/words/language.ts'
import { LanguageSelect } from '#web/ui/language-select/language-select.tsx'
import { chooseLanguage } from './locale.ts'

export function LanguageChoice() {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'hu'
  return <LanguageSelect value={language} onChange={chosen => void chooseLanguage(chosen)} />
}

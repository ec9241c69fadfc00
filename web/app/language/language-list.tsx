import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Language } from '#shared/words/language.ts'
import { Flag } from '#web/ui/language-select/flag.tsx'
import styles from './language-choice.module.css'
import { inLanguage, languages } from './language-of-address.ts'
import { chooseLanguage } from './switch-language.ts'

export const nameOfLanguage = { hu: 'hungarian', en: 'english' } as const

/** The page in every language, each by its flag and its own name: links, so that they lead there even before the page answers. */
export function LanguageList() {
  const { t, i18n } = useTranslation('common')
  const { pathname } = useLocation()

  function choose(event: MouseEvent, language: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void chooseLanguage(language)
  }

  return (
    <ul className={styles.list} aria-label={t('language')}>
      {languages.map(language => (
        <li key={language}>
          <a
            className={styles.language}
            href={inLanguage(pathname, language)}
            lang={language}
            hrefLang={language}
            aria-current={i18n.language === language ? 'true' : undefined}
            onClick={event => choose(event, language)}
          >
            <Flag language={language} />
            {t(nameOfLanguage[language])}
          </a>
        </li>
      ))}
    </ul>
  )
}

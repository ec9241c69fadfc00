import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Flag } from '#web/ui/language-select/flag.tsx'
import styles from './language-choice.module.css'
import { LanguageList, nameOfLanguage } from './language-list.tsx'
import { useLanguage } from '#web/ui/use-language.ts'

/** The language of the page, and behind it the others; native, so that it opens before the page answers. */
export function LanguageChoice() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const choice = useRef<HTMLDetailsElement>(null)
  useEffect(() => closesByItself(choice.current!), [])
  return (
    <details ref={choice} className={styles.choice}>
      <summary className={styles.chosen}>
        <span className="visually-hidden">{t('language')}: </span>
        <Flag language={language} />
        <span lang={language}>{t(nameOfLanguage[language])}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className={styles.panel}>
        <LanguageList />
      </div>
    </details>
  )
}

/** Escape, a choice, and a press elsewhere close it. */
function closesByItself(choice: HTMLDetailsElement) {
  const closed = new AbortController()
  const { signal } = closed
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !choice.open) return
    choice.open = false
    choice.querySelector('summary')?.focus()
  }
  const onPress = ({ target }: Event) => {
    const isOutside = !choice.contains(target as Node)
    if (isOutside || (target as Element).closest('a')) choice.open = false
  }
  choice.addEventListener('keydown', onKey, { signal })
  document.addEventListener('click', onPress, { signal })
  return () => closed.abort()
}

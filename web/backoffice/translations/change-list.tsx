import { useTranslation } from 'react-i18next'
import styles from './translations.module.css'

export interface ShownChange {
  id: string
  label: string
  language: string
  from: string
  to: string
}

/** What becomes of which sentences, one below the other. */
export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useTranslation('contentadmin')
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, label, language, from, to }) => (
        <li key={id} className={styles.change}>
          <span className={styles.changeKey}>{label}</span>
          <del lang={language}>
            <span className="visually-hidden">{t('before')}: </span>
            {from}
          </del>
          <ins lang={language}>
            <span className="visually-hidden">{t('after')}: </span>
            {to}
          </ins>
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import styles from './skip-link.module.css'

export function SkipLink() {
  const { t } = useTranslation('site')
  return (
    <a className={styles.skip} href="#content">
      {t('skip')}
    </a>
  )
}

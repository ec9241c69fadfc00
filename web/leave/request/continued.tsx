import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import styles from './request-modal.module.css'

/** Says that what was typed before stands in the form, and offers to begin anew. */
export function Continued({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('request')
  return (
    <div className={styles.continued} role="status">
      <span>{t('continued')}</span>
      <Button size="sm" onPress={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  )
}

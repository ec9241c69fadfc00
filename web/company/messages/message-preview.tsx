import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import { WrittenBy } from '#web/ui/person/written-by.tsx'
import { personName, type Named } from '#web/ui/person/person-name.ts'
import styles from './messages.module.css'

interface MessagePreviewProps {
  message: string
  /** Whoever writes. */
  writer: Named | undefined
}

/** A message as its readers find it in the bell. */
export function MessagePreview({ message, writer }: MessagePreviewProps) {
  const { t, i18n } = useTranslation('messages')
  const text = message.trim()
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3 className={styles.previewTitle}>{t('preview')}</h3>
      <div className={styles.item}>
        <span className={styles.mark}>
          <Icon name="mail" size="sm" />
        </span>
        <div className={styles.words}>
          <WrittenBy name={writer && personName(writer, i18n.language)}>
            {text || <span className={styles.lead}>{t('previewEmpty')}</span>}
          </WrittenBy>
        </div>
      </div>
    </section>
  )
}

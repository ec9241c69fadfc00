import { useTranslation } from 'react-i18next'
import type { EmailPreview } from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import type { Language } from '#shared/words/language.ts'
import { productName } from '#shared/words/product.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { WrittenBy } from '#web/ui/person/written-by.tsx'
import styles from './message-preview.module.css'

interface MessagePreviewProps {
  language: Language
  email: EmailPreview
  withEmail: boolean
  /** Whether it is not written in the language, so that its readers get the other text. */
  isInOther: boolean
}

/** What the readers of one language get: the item of the bell and the email, in which nothing that was written is a link. */
export function MessagePreview({ language, email, withEmail, isInOther }: MessagePreviewProps) {
  const { t } = useTranslation(['usergroups', 'backoffice'])
  const { subject, greeting, paragraphs, action, reason, choice } = email
  const of = t(`backoffice:${language}`)
  const written = isInOther ? (language === 'hu' ? 'en' : 'hu') : language
  const [first = '', ...others] = paragraphs
  return (
    <section className={styles.preview} aria-label={t('previewIn', { language: of })}>
      <h3 className={styles.title}>{t('previewIn', { language: of })}</h3>
      {isInOther && <p className={styles.quiet}>{t('inOtherLanguage')}</p>}
      <p className={styles.quiet}>{t('inBell')}</p>
      <div className={styles.item} lang={written}>
        <Icon name="mail" size="sm" />
        <div className={styles.words}>
          <WrittenBy name={productName}>
            <b>{subject}</b>
            {'\n'}
            {paragraphs.join('\n')}
          </WrittenBy>
        </div>
      </div>
      {withEmail && (
        <>
          <p className={styles.quiet}>{t('inEmail')}</p>
          <div className={styles.email} lang={language}>
            <p className={styles.subject} lang={written}>
              {subject}
            </p>
            <p>
              {greeting} <span lang={written}>{first}</span>
            </p>
            {others.map((text, place) => (
              <p key={`${place}${text}`} lang={written}>
                {text}
              </p>
            ))}
            <span className={styles.action}>{action.label}</span>
            <p className={styles.quiet}>
              {reason} <u>{choice.label}</u>
            </p>
          </div>
        </>
      )}
    </section>
  )
}

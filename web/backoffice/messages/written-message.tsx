import { useTranslation } from 'react-i18next'
import type { ContactMessageView } from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { productName } from '#shared/words/product.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { MessageState } from './message-state.tsx'
import styles from './messages.module.css'

/** The address of a letter to whoever wrote; nothing that they typed becomes more than their address. */
const letterTo = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(productName)}`

/** What somebody wrote, as they wrote it, with the way to answer. */
export function WrittenMessage({ message }: { message: ContactMessageView }) {
  const { t } = useTranslation(['contactmessages', 'backoffice'])
  const { moment } = useDates()
  const { email, language, created_at } = message
  return (
    <>
      <div className={styles.facts}>
        <MessageState message={message} />
        <span className={styles.quiet}>{moment(created_at)}</span>
        <span className={styles.quiet}>
          {t('inLanguage')}: {t(`backoffice:${language}`)}
        </span>
      </div>
      <p className={styles.text}>{message.message}</p>
      <a href={letterTo(email)}>
        {t('reply')}: {email}
      </a>
    </>
  )
}

import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notificationTypes } from '#shared/notifications/model.ts'
import { productName } from '#shared/words/product.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { focusBeside, rowOfNotification } from './focus-beside.ts'
import { WrittenBy } from '#web/ui/person/written-by.tsx'
import { NotificationMark } from './notification-mark.tsx'
import styles from './notification-row.module.css'
import { notificationTime } from './notification-time.ts'

interface NotificationRowProps {
  notification: NotificationView
  /** Whether it looks new. */
  isFresh: boolean
  /** Whether its request waits for the reader's decision. */
  isWaiting?: boolean
  /** What the person wrote with the request. */
  comment?: string | undefined
  /** Wraps what happened, for instance in a link. */
  around?: (words: ReactNode) => ReactNode
  /** What can be done about it. */
  act: ReactNode
  /** Deletes it; absent of what is no notification of its own. */
  onRemove?: (() => void) | undefined
}

/** One notification: whom it is about, what happened and when, and what can be done about it. */
export function NotificationRow({ notification, isFresh, act, onRemove, ...rest }: NotificationRowProps) {
  const { isWaiting = false, comment, around = words => <p>{words}</p> } = rest
  const { model } = notification.data
  const { t, i18n } = useTranslation('notifications')
  const row = useRef<HTMLLIElement>(null)

  function removeIt() {
    if (row.current) focusBeside(row.current)
    onRemove?.()
  }

  return (
    <li {...rowOfNotification} ref={row} className={styles.row} data-unseen={isFresh || undefined}>
      <NotificationMark notification={notification} isWaiting={isWaiting} />
      <div className={styles.words}>
        {around(
          <>
            {isFresh && <span className="visually-hidden">{t('unseen')}: </span>}
            <Sentence notification={notification} />
            {model && <LeaveDates model={model} />}
          </>,
        )}
        {comment && <p className={styles.comment}>{t('said', { comment })}</p>}
      </div>
      <div className={styles.act}>{act}</div>
      <time className={styles.time} dateTime={new Date(notification.created_at * 1000).toISOString()}>
        {notificationTime(notification.created_at, i18n.language)}
      </time>
      {onRemove && (
        <span className={styles.remove}>
          <IconButton
            icon="x"
            size="sm"
            tooltip={false}
            name={t('remove', { message: notification.message })}
            onPress={removeIt}
          />
        </span>
      )}
    </li>
  )
}

/** What happened, with the person's name in bold; a message of the service stands under its name and its subject. */
function Sentence({ notification: { type, message, user, data } }: { notification: NotificationView }) {
  if (data.subject !== undefined)
    return (
      <WrittenBy name={productName}>
        <b>{data.subject}</b>
        {'\n'}
        {message}
      </WrittenBy>
    )
  if (type === notificationTypes.custom) return <WrittenBy name={user?.name}>{message}</WrittenBy>
  const [before, ...after] = user?.name ? message.split(user.name) : [message]
  if (after.length === 0) return <span>{before}</span>
  return (
    <span>
      {before}
      <b>{user?.name}</b>
      {after.join(user?.name)}
    </span>
  )
}

/** The dates of the leave, struck where nothing of it is left. */
function LeaveDates({ model }: { model: NonNullable<NotificationView['data']['model']> }) {
  const { from_date, to_date, days, is_gone } = model
  const { t } = useTranslation('notifications')
  const { shortRange } = useDates()
  const dates = shortRange(from_date, to_date)
  const Dates = is_gone ? 's' : 'b'
  return (
    <Dates className={styles.dates}>{days === undefined ? dates : t('datesAndDays', { dates, count: days })}</Dates>
  )
}

import { people } from '#shared/people/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { leaveType } from '#shared/leave/types.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { notificationIcon, notificationTone } from './notification-icon.ts'
import styles from './notification-row.module.css'

interface NotificationMarkProps {
  notification: NotificationView
  /** Whether the request waits for a decision. */
  isWaiting: boolean
}

/** Whom a notification is about, with a dot of the leave type; the symbol of the type where it is about the reader or nobody. */
export function NotificationMark({ notification: { type, user, data }, isWaiting }: NotificationMarkProps) {
  const me = useMe()
  const everybody = useApi(people.listPeople).data?.data
  const person = user && user.id !== me?.id ? everybody?.find(({ id }) => id === user.id) : undefined
  const asked = announcedLeaveType(type)
  const leave = asked ?? (data.model ? leaveType(data.model.type_id)?.key : undefined)
  if (!person && asked) return <span className={styles.mark}>{<LeaveDot leave={asked} isPending={isWaiting} />}</span>
  return (
    <span className={styles.mark}>
      {person ? (
        <Avatar person={person} />
      ) : (
        <span className={styles.symbol} data-tone={notificationTone(type)}>
          <Icon name={notificationIcon(type)} size="sm" />
        </span>
      )}
      {person && leave ? (
        <span className={styles.badge}>
          <LeaveDot leave={leave} size="sm" isPending={isWaiting} />
        </span>
      ) : (
        person && (
          <span className={styles.badge}>
            <span className={styles.smallSymbol} data-tone={notificationTone(type)}>
              <Icon name={notificationIcon(type)} size="sm" />
            </span>
          </span>
        )
      )}
    </span>
  )
}

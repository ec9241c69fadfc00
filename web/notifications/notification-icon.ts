import { notificationTypes } from '#shared/notifications/model.ts'
import type { IconName } from '#web/ui/icon/icon-name.ts'

const looks: Partial<Record<number, { icon: IconName; tone: 'success' | 'danger' | 'event' | 'plain' }>> = {
  [notificationTypes.custom]: { icon: 'mail', tone: 'plain' },
  [notificationTypes.approved]: { icon: 'check', tone: 'success' },
  [notificationTypes.denied]: { icon: 'x', tone: 'danger' },
  [notificationTypes.birthday]: { icon: 'cake', tone: 'event' },
  [notificationTypes.workAnniversary]: { icon: 'star', tone: 'event' },
  [notificationTypes.modified]: { icon: 'pencil', tone: 'plain' },
  [notificationTypes.mandatory]: { icon: 'calendar', tone: 'plain' },
  [notificationTypes.factsEntered]: { icon: 'user', tone: 'plain' },
  [notificationTypes.factsProposed]: { icon: 'user', tone: 'event' },
  [notificationTypes.factsConfirmed]: { icon: 'check', tone: 'success' },
  [notificationTypes.factsDeclined]: { icon: 'x', tone: 'danger' },
  [notificationTypes.reminder]: { icon: 'clock', tone: 'plain' },
  [notificationTypes.fileReady]: { icon: 'download', tone: 'plain' },
  [notificationTypes.digest]: { icon: 'calendar', tone: 'plain' },
}

/** The symbol of every other kind of notification. */
export const notificationIcon = (type: number): IconName => looks[type]?.icon ?? 'bell'
export const notificationTone = (type: number) => looks[type]?.tone ?? 'plain'

import { listNotifications } from './contract/list-notifications.ts'
import { markNotificationsSeen } from './contract/mark-notifications-seen.ts'
import { removeNotification } from './contract/remove-notification.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const notifications = {
  listNotifications,
  markNotificationsSeen,
  removeNotification,
}

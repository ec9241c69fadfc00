import { useLocation, type LinkProps } from 'react-router'
import { deadlinePages } from '#shared/notifications/deadline.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'

/** The page on which a file that is ready is downloaded. */
const filePages = { payroll: '/company/export', attendance: '/attendance', leave_cards: '/attendance' } as const

type Address = Pick<LinkProps, 'to' | 'state'>

/** Where a notification leads: to the panel of its request beside the present page, or to what can be done about it. */
export function useNotificationAddress() {
  const { pathname, search } = useLocation()
  return ({ type, user, data: { model, deadline, file } }: NotificationView): Address | undefined => {
    if (deadline) return { to: `/${deadlinePages[deadline.kind]}` }
    if (file) return { to: { pathname: filePages[file.what], search: `?file=${file.id}` } }
    if (type === notificationTypes.undeliverable && user) return { to: `/user/${user.id}/personal-information` }
    if (type === notificationTypes.reminder) return { to: { pathname: '/notifications', search: '?show=to_do' } }
    if (!model) return undefined
    const query = new URLSearchParams(search)
    query.set('request', model.id)
    return { to: { pathname, search: query.toString() }, state: { panel: true } }
  }
}

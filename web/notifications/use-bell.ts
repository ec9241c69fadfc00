import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notifications } from '#shared/notifications/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { useApi } from '#web/api/use-api.ts'
import { readAgain } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { changesMe, freshNotifications } from './fresh-notifications.ts'
import { shownCookie, shownIn } from './shown-cookie.ts'

/** How often the bell is read, in milliseconds. */
export const pollInterval = 2_000_000

/** What a notice may be about: the waiting requests, the days off, the colleagues, the calendar of the company. */
const companyData = [
  '/day-off/dashboard',
  '/day-off',
  '/day-off/absent',
  '/user/list',
  '/holiday',
  '/group',
  '/user/upcoming-events',
]

/** The bell, read on load, on a timer and when one comes back to the page; what is new in it is told once. */
export function useBell() {
  const { t } = useTranslation('notifications')
  const reading = useApi(notifications.listNotifications, undefined, {
    refreshInterval: pollInterval,
    revalidateOnFocus: true,
  })
  const told = useRef<readonly NotificationView[]>(undefined)
  const bell = reading.data?.data

  useEffect(() => {
    if (!bell || told.current === bell) return
    const isFirst = told.current === undefined
    told.current = bell
    const { toasts, more, shown } = freshNotifications(bell, shownIn(document.cookie))
    document.cookie = shownCookie(shown, { secure: location.protocol === 'https:' })
    if (toasts.length === 0) return
    for (const notice of toasts) toast.info(notice.message)
    if (more > 0) toast.summary(t('more', { count: more }))
    // On load everything is being read anyway.
    if (!isFirst) void readAgain(changesMe(toasts) ? [...companyData, '/user/me'] : companyData)
  }, [bell, t])

  return reading
}

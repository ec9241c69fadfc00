import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { people } from '#shared/people/contract.ts'
import { listProposals } from '#shared/notifications/contract/list-proposals.ts'
import { useApi } from '#web/api/use-api.ts'
import { revalidate } from '#web/api/use-change.ts'
import { shortRange } from '#web/ui/dates/dates.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { changesMe, freshNotifications } from './fresh-notifications.ts'
import { onFocus } from './on-focus.ts'
import { shownCookie, shownIn } from './shown-cookie.ts'

/** How often the bell is loaded, in milliseconds. */
export const pollInterval = 2_000_000

/** What a notification may be about. */
const companyData = [
  leave.listWaiting,
  leave.listDaysOff,
  leave.listAbsent,
  listProposals,
  people.listPeople,
  company.listHolidays,
  company.listGroups,
  people.upcomingEvents,
]

/** Dates that no line ends within: a space does not break, nor does a dash between word joiners. */
const inOnePiece = (dates: string) => dates.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')

/** What happened, with the days of the leave, by which two of the same kind are told apart. */
function withDates({ message, data: { model } }: NotificationView, language: string, t: TFunction<'notifications'>) {
  if (!model) return message
  const dates = shortRange(model.from_date, model.to_date, language, todayInBudapest().slice(0, 4))
  return t('toast', { message, dates: inOnePiece(dates) })
}

/** The notifications, loaded with the page, on a timer and when the window is focused; each new one is shown in a toast once. */
export function useBell() {
  const { t, i18n } = useTranslation('notifications')
  const reading = useApi(notifications.listNotifications, undefined, {
    refreshInterval: pollInterval,
  })
  const { mutate } = reading
  useEffect(() => onFocus(() => void mutate()), [mutate])
  const handled = useRef<readonly NotificationView[]>(undefined)
  const bell = reading.data?.data

  useEffect(() => {
    if (!bell || handled.current === bell) return
    const isFirst = handled.current === undefined
    handled.current = bell
    const { all, toasts, more, shown } = freshNotifications(bell, shownIn(document.cookie))
    document.cookie = shownCookie(shown, { secure: location.protocol === 'https:' })
    if (toasts.length === 0) return
    // A later toast stands above an earlier one; the newest notification goes first there, and the rest last.
    if (more > 0) toast.summary(t('more', { count: more }))
    for (const notification of toasts.toReversed()) toast.info(withDates(notification, i18n.language, t))
    // The page itself loads everything when it opens.
    if (!isFirst) void revalidate(changesMe(all) ? [...companyData, people.showMe] : companyData)
  }, [bell, t, i18n])

  return reading
}

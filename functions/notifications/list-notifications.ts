import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/notifications/contract/list-notifications.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import type { Notification } from '#shared/notifications/model.ts'
import { isLeaveGone, leaveNewsKey, notificationKey } from '#shared/notifications/leave-events.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { listBell } from './notification-store.ts'

export const handler = serve(contract.listNotifications, async (_, { actor, language }) => {
  const company = { id: actor.company, name: actor.companyName }
  const found = await listBell({ company: actor.company, member: actor.user })
  return { data: found.map(notification => viewOf(notification, company, language)) }
})

const sentenceOf = ({ type, about, member }: Notification) =>
  about ? leaveNewsKey({ ...about, type, isOwn: about.user_id === member }) : notificationKey(type)

function viewOf(
  notification: Notification,
  company: NotificationView['company'],
  language: Language,
): NotificationView {
  const { id, type, is_seen, created_at, about, fact_change, person: unreached, message } = notification
  const person = about ?? fact_change ?? unreached
  const name = person && say({ key: 'problems:personName', values: person.name }, language).trim()
  return {
    id,
    type,
    is_seen,
    created_at,
    data: {
      model: about && {
        id: about.id,
        type_id: about.type_id,
        from_date: about.from_date,
        to_date: about.to_date,
        user_id: about.user_id,
        ...(about.days !== undefined && { days: about.days }),
        is_gone: isLeaveGone(about),
      },
      ...(fact_change && { fact_change: { id: fact_change.id, user_id: fact_change.user_id } }),
    },
    message: message ?? say({ key: `emails:${sentenceOf(notification)}`, values: { name: name ?? '' } }, language),
    company,
    user: person ? { id: person.user_id, name: name ?? '' } : null,
  }
}

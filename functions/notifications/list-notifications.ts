import { members } from '#functions/company/member-store.ts'
import type { Actor } from '#functions/platform/authorise.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/list-notifications.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import type { Day } from '#shared/calendar/day.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { notificationTypes, type Notification } from '#shared/notifications/model.ts'
import { isLeaveGone } from '#shared/notifications/leave-events.ts'
import type { Language } from '#shared/words/language.ts'
import { inWords } from './in-words.ts'
import { bellLength, listBell } from './notification-store.ts'

export const handler = serveReadingAhead(
  contract.listNotifications,
  // One more than shown says where the next page begins.
  ({ query }, { company, user }) =>
    listBell({ company, member: user }, { from: query.cursor, atMost: pageOf(query) + 1 }),
  async ({ query }, { actor, language, now }, reading) => {
    const company = { id: actor.company, name: actor.companyName }
    const atMost = pageOf(query)
    const found = await reading()
    const shown = await withoutOthersProposals(found.slice(0, atMost), actor)
    return {
      data: shown.map(notification => viewOf(notification, company, { language, today: now.today })),
      next: found[atMost]?.id ?? null,
    }
  },
)

const pageOf = ({ limit = bellLength }: { limit?: number | undefined }) => Math.min(limit, contract.longestBellPage)

/**
 * What is asked of them, without the proposals of facts that they may no longer confirm, as somebody who was an administrator: whose
 * they are is read only where there are any.
 */
async function withoutOthersProposals(found: readonly Notification[], { company, user: id, role }: Actor) {
  const proposals = found.filter(({ type }) => type === notificationTypes.factsProposed)
  const by = { id, role, status: 'active' as const }
  const ids = isAdmin(by) ? [...new Set(proposals.flatMap(({ fact_change }) => fact_change?.user_id ?? []))] : []
  const people = await getAll(
    members,
    ids.map(person => ({ company, id: person })),
  )
  const confirmable = new Set(people.filter(person => mayConfirm(by, person)).map(person => person.id))
  return found.filter(
    ({ type, fact_change }) =>
      type !== notificationTypes.factsProposed || (fact_change && confirmable.has(fact_change.user_id)),
  )
}

function viewOf(
  notification: Notification,
  company: NotificationView['company'],
  { language, today }: { language: Language; today: Day },
): NotificationView {
  const { id, type, is_seen, created_at, about, fact_change, deadline, file, subject } = notification
  const day = nowAt(new Date(created_at * 1000)).today
  const { sentence, person } = inWords(notification, language, day === today ? undefined : day)
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
      ...(deadline && { deadline: { kind: deadline.kind } }),
      ...(subject !== undefined && { subject }),
      ...(file && { file: { id: file.id, what: file.what } }),
      ...(fact_change && { fact_change: { id: fact_change.id, user_id: fact_change.user_id } }),
    },
    message: sentence,
    company,
    user: person,
  }
}

import { members } from '#functions/company/member-store.ts'
import { factChanges } from '#functions/people/fact-change-store.ts'
import { confirmersOf } from '#functions/people/confirmers.ts'
import { nowAt } from '#functions/platform/clock.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { clear, commit, get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { factEventOf, wasClosed, type FactEvent } from '#shared/notifications/fact-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import { announce, type News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { areAllAway } from './nobody-present.ts'
import { notifications } from './notification-store.ts'

interface FactsChange {
  before: FactChange | undefined
  after: FactChange | undefined
}

/** Tells whom a change of facts concerns; retracts the notifications of a proposal that is closed. */
export async function notifyOfFacts({ before, after }: FactsChange) {
  const change = after ?? before
  const person = change && (await get(members, { company: change.company, id: change.member }))
  if (!person) return
  if (before && wasClosed(before, after)) await retractNotifications(before, person)
  const event = factEventOf(before, after)
  if (!after || !event || (await isClosed(event, after))) return
  const recipients = await recipientsOf(event, person)
  const news = newsOf(event, after, person)
  const isOnlyOne =
    event.type === notificationTypes.factsProposed &&
    (await areAllAway(recipients, nowAt(new Date(event.at * 1000)).today))
  await announce(recipients.map(recipient => ({ recipient, news, email: emailTo(recipient, event, after), isOnlyOne })))
}

/** Whether an event asks to confirm what is decided or withdrawn by now, of which it is read late or again. */
const isClosed = async ({ type }: FactEvent, change: FactChange) =>
  type === notificationTypes.factsProposed && (await get(factChanges, change))?.status !== 'proposed'

/** Whom an event concerns, without the person who caused it. */
async function recipientsOf({ audience, by }: FactEvent, person: Member): Promise<Member[]> {
  const concerned = audience === 'confirmers' ? await confirmersOf(person) : [person]
  return concerned.filter(({ id, status }) => id !== by && status === 'active')
}

/** Sorts by time. */
const eventId = ({ id }: Pick<FactChange, 'id'>, { type, at }: FactEvent) => `${at}-${id}-${type}`

const newsOf = (event: FactEvent, change: FactChange, { id: user_id, first_name, last_name }: Member): News => ({
  id: eventId(change, event),
  type: event.type,
  created_at: event.at,
  fact_change: { id: change.id, user_id, name: { first_name, last_name } },
})

/** Retracts the notifications of a proposal that nobody can decide on any more. */
async function retractNotifications(proposal: FactChange, person: Member) {
  const event = factEventOf(undefined, proposal)
  if (!event) return
  const { company } = proposal
  for (const { id: member } of await confirmersOf(person))
    await commit(clear(notifications, { company, member, id: eventId(proposal, event) }))
}

function emailTo({ id: to, company }: Member, event: FactEvent, change: FactChange): Message {
  const id = eventId(change, event)
  const { member } = change
  const body: EmailJob = { email: 'facts', event: id, type: event.type, company, to, member, change: change.id }
  return { id: `${id}-${to}`, body }
}

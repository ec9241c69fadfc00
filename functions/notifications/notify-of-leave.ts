import { members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { decidersOf, type Decider } from '#functions/leave/stand-in.ts'
import { nowAt } from '#functions/platform/clock.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { clear, commit, get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import {
  announcesDecision,
  automaticChangeOf,
  leaveEventsOf,
  stepTakenOf,
  wasUndone,
  type LeaveEvent,
} from '#shared/notifications/leave-events.ts'
import { isUndoneSince } from '#shared/notifications/still-due.ts'
import { announce, type News } from './announce.ts'
import type { EmailJob } from './email-job.ts'
import { notifications } from './notification-store.ts'

interface RequestChange {
  before: LeaveRequest | undefined
  after: LeaveRequest | undefined
}

/** Tells whom a change of a request concerns; retracts the notifications of a decision that was undone. */
export async function notifyOfLeave({ before, after }: RequestChange) {
  if (before && after && wasUndone(before, after)) await retractNotifications(before)
  const events = await holdingOf(leaveEventsOf(before, after), after)
  if (!after || !events.length) return
  const person = await get(members, { company: after.company, id: after.member })
  if (!person) return
  for (const event of events) {
    const recipients = await recipientsOf(event, person)
    const isForThem = event.audience === 'approvers' && after.status === 'pending'
    const isOnlyOne = isForThem && !recipients.some(({ isAway }) => !isAway)
    await announce(
      recipients.map(({ member: recipient }) => ({
        recipient,
        news: newsOf(event, after, person),
        email: emailTo(recipient, event, after),
        step: after.history.length,
        isOnlyOne,
      })),
    )
  }
}

/** The events of a change without a decision that was undone since: a change that is read late or again brings back nothing that was retracted. */
async function holdingOf(events: LeaveEvent[], after: LeaveRequest | undefined): Promise<LeaveEvent[]> {
  if (!after || !events.some(({ type }) => announcesDecision(type))) return events
  const known = await get(requests, after)
  return events.filter(({ type }) => !known || !isUndoneSince({ type, step: after.history.length }, known))
}

/** Whom an event concerns, without the person who caused it. */
async function recipientsOf({ audience, by, at }: LeaveEvent, person: Member): Promise<Decider[]> {
  if (audience === 'member')
    return person.id === by || person.status !== 'active' ? [] : [{ member: person, isAway: false }]
  const { today } = nowAt(new Date(at * 1000))
  return (await decidersOf(person, today)).filter(({ member: { id } }) => id !== by && id !== person.id)
}

/** Sorts by time; the step tells two changes of the same second apart. */
const eventId = ({ id, history }: LeaveRequest, { type, at }: LeaveEvent) => `${at}-${id}-${history.length}-${type}`

const newsOf = (event: LeaveEvent, request: LeaveRequest, person: Member): News => ({
  id: eventId(request, event),
  type: event.type,
  created_at: event.at,
  about: {
    id: request.id,
    type_id: request.type_id,
    from_date: request.from_date,
    to_date: request.to_date,
    user_id: person.id,
    name: { first_name: person.first_name, last_name: person.last_name },
    days: daysOf(request),
    step: stepTakenOf(request),
    ...automaticChangeOf(request),
  },
})

/** Retracts the notifications of a decision that no longer holds. */
async function retractNotifications(decided: LeaveRequest) {
  const { company, member } = decided
  for (const event of leaveEventsOf(undefined, decided))
    await commit(clear(notifications, { company, member, id: eventId(decided, event) }))
}

/** Seconds that the email of a decision waits in its queue, so that a decision undone at once is never emailed. */
const secondsToReconsider = 15

function emailTo({ id: to, company }: Member, event: LeaveEvent, request: LeaveRequest): Message {
  const id = eventId(request, event)
  const body: EmailJob = {
    email: 'leave',
    event: id,
    type: event.type,
    company,
    to,
    member: request.member,
    request: request.id,
    step: request.history.length,
  }
  return { id: `${id}-${to}`, body, ...(announcesDecision(event.type) && { after: secondsToReconsider }) }
}

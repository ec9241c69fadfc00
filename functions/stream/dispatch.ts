import { securityAlerts } from '#functions/account/security-alert-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { adminsOf, members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { asMessage } from '#functions/leave/recount-task.ts'
import { decidersOf } from '#functions/leave/stand-in.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, observe, type Change } from '#functions/platform/consume.ts'
import { enqueue } from '#functions/platform/queue.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, get, insert } from '#functions/platform/table.ts'
import { assign } from '#functions/platform/tasks.ts'
import type { Member } from '#shared/company/model.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { scopeOfTerms, scopesOfCalendar } from '#shared/leave/recount-scope.ts'
import { announcesDecision, leaveEventsOf, wasUndone, type LeaveEvent } from '#shared/notifications/leave-events.ts'
import type { EmailJob } from '#functions/notifications/email-job.ts'
import { notificationLasts, notifications } from '#functions/notifications/notification-store.ts'

/** The stream's one reader: puts what happened into people's bells and asks for letters, once per event. */
export const handler = observe(async change => {
  await tellOfInvitation(change)
  await tellOfReset(change)
  await tellOfAlarm(change)
  await tellOfDeletedCompany(change)
  await recountAfterCalendar(change)
  await recountAfterTerms(change)
  await tellOfRequest(change)
})

async function tellOfInvitation(change: Change) {
  const { before, after } = changeOf(invitations, change) ?? {}
  if (!after || before || after.state !== 'sent') return
  const event = `invitation-${after.id}`
  await enqueue([{ id: event, body: { email: 'invitation', event, invitation: after.id } satisfies EmailJob }])
}

async function tellOfReset(change: Change) {
  const { before, after } = changeOf(resets, change) ?? {}
  if (!after || before?.nonce === after.nonce) return
  const { account, nonce } = after
  const event = `reset-${account}-${nonce}`
  await enqueue([{ id: event, body: { email: 'reset', event, account, nonce } satisfies EmailJob }])
}

async function tellOfAlarm(change: Change) {
  const { before, after } = changeOf(securityAlerts, change) ?? {}
  if (!after || before) return
  const event = `alarm-${after.id}`
  const body: EmailJob = { email: 'securityAlert', event, account: after.account, alert: after.id }
  await enqueue([{ id: event, body }])
}

/** The administrators have to know, since they can no longer see it. */
async function tellOfDeletedCompany(change: Change) {
  const { before, after } = changeOf(companies, change) ?? {}
  if (!after?.deleted || before?.deleted) return
  const event = `deleted-${after.id}-${after.deleted.at}`
  const body = (to: string): EmailJob => ({ email: 'companyDeleted', event, company: after.id, to })
  await enqueue((await adminsOf(after.id)).map(({ id }) => ({ id: `${event}-${id}`, body: body(id) })))
}

/** Leave that is booked is counted again where the calendar has changed. */
async function recountAfterCalendar(change: Change) {
  const { before, after } = changeOf(calendars, change) ?? {}
  if (!before || !after) return
  const scopes = scopesOfCalendar(before, after, nowAt(new Date()).today)
  await assign(scopes.map(scope => asMessage({ company: after.company, scope })))
}

/** So is that of a person whose own hours have changed. */
async function recountAfterTerms(change: Change) {
  const { before, after } = changeOf(terms, change) ?? {}
  const scope = after && scopeOfTerms(before, after)
  if (scope) await assign([asMessage({ company: after.company, member: after.member, scope })])
}

async function tellOfRequest(change: Change) {
  const { before, after } = changeOf(requests, change) ?? {}
  if (before && after && wasUndone(before, after)) await hush(before)
  const tidings = leaveEventsOf(before, after)
  if (!after || !tidings.length) return
  const person = await get(members, { company: after.company, id: after.member })
  if (!person) return
  const letters: Message[] = []
  for (const tiding of tidings) {
    const receivers = await receiversOf(tiding, person)
    for (const receiver of receivers) {
      await ring(receiver, tiding, after, person)
      letters.push(letterTo(receiver, tiding, after, absenteesOf(receiver, receivers)))
    }
  }
  await enqueue(letters)
}

/** Whom a tiding is for, without whoever caused it. */
async function receiversOf({ audience, by, at }: LeaveEvent, person: Member): Promise<Member[]> {
  if (audience === 'member') return person.id === by || person.status !== 'active' ? [] : [person]
  const { today } = nowAt(new Date(at * 1000))
  return (await decidersOf(person, today)).filter(({ id }) => id !== by && id !== person.id)
}

/** The approvers in whose place somebody is told, who are told all the same. */
const absenteesOf = ({ id }: Member, receivers: readonly Member[]) =>
  receivers.filter(({ stand_in }) => stand_in === id).map(approver => approver.id)

/** Sorts by time; the step tells two changes of the same second apart. */
const eventOf = ({ id, history }: LeaveRequest, { type, at }: LeaveEvent) => `${at}-${id}-${history.length}-${type}`

/** Puts a notice into a bell; one that lies there already was told before. */
async function ring({ company, id: member }: Member, tiding: LeaveEvent, request: LeaveRequest, person: Member) {
  const { id, type_id, from_date, to_date } = request
  const about = {
    id,
    type_id,
    from_date,
    to_date,
    user_id: person.id,
    name: { first_name: person.first_name, last_name: person.last_name },
  }
  const notice = {
    company,
    member,
    id: eventOf(request, tiding),
    type: tiding.type,
    is_seen: false,
    created_at: tiding.at,
    about,
    message: null,
    expires_at: tiding.at + notificationLasts,
  }
  await retryOnConflict(async () => {
    if (!(await get(notifications, notice))) await commit(insert(notifications, notice))
  })
}

/** Takes the news of a decision out of the bell, since it holds no more. */
async function hush(decided: LeaveRequest) {
  const { company, member } = decided
  for (const tiding of leaveEventsOf(undefined, decided))
    await commit(clear(notifications, { company, member, id: eventOf(decided, tiding) }))
}

/** Decisions wait, so that one that is taken back at once is never written about. */
const secondsToReconsider = 15

function letterTo(
  { id: to, company }: Member,
  tiding: LeaveEvent,
  request: LeaveRequest,
  stands_in_for: string[],
): Message {
  const event = eventOf(request, tiding)
  const body: EmailJob = {
    email: 'leave',
    event,
    type: tiding.type,
    company,
    to,
    member: request.member,
    request: request.id,
    step: request.history.length,
    stands_in_for,
  }
  return { id: `${event}-${to}`, body, ...(announcesDecision(tiding.type) && { after: secondsToReconsider }) }
}

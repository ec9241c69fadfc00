import { members } from '#functions/company/member-store.ts'
import { leaveOf, requests } from '#functions/leave/leave-store.ts'
import { typeLabel } from '#functions/leave/request-view.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { setting } from '#functions/platform/environment.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import type { Member } from '#shared/company/model.ts'
import { daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import { backAtWork, yearsUntilBack } from '#shared/leave/request/back-at-work.ts'
import { workingTimeOf } from '#shared/leave/situation.ts'
import { leaveType, leaveTypeIds } from '#shared/leave/types.ts'
import { calendarFile } from '#shared/notifications/email/calendar-file.ts'
import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import { leaveEmail } from '#shared/notifications/email/leave-email.ts'
import { leftOfYears, yearsOfBalance } from '#shared/notifications/email/left-of-years.ts'
import { automaticChangeOf, isLeaveGone, stepTakenOf } from '#shared/notifications/leave-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { isStillDue } from '#shared/notifications/still-due.ts'
import type { Language } from '#shared/words/language.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { sayEmail } from '#shared/words/say-email.ts'
import { keysNamed } from '#functions/company/key-names.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import { colleaguesDuring } from './colleagues-during.ts'
import type { JobOf } from './email-job.ts'
import { leaveReader } from './leave-reader.ts'
import { linksToDecide, waitsFor } from './links-to-decide.ts'
import { recipientIn } from './recipient.ts'

type LeaveJob = JobOf<'leave'>

/** Skips a decision that was undone, a request that was withdrawn, and a recipient who may no longer see the person's leave. */
export async function composeLeaveEmail(job: LeaveJob): Promise<AddressedEmail | undefined> {
  const { company: id, type, member, step } = job
  const [reached, [person, request]] = await Promise.all([
    recipientIn(id, job.to),
    getBatch(lookup(members, { company: id, id: member }), lookup(requests, { company: id, member, id: job.request })),
  ])
  if (!reached || !person || !request) return undefined
  const { company, recipient } = reached
  if (!isStillDue({ type, step }, request)) return undefined
  const { today } = nowAt(new Date())
  const reader = await leaveReader(recipient, person, today)
  if (!reader) return undefined
  const { language } = recipient
  const then = { ...request, history: request.history.slice(0, step) }
  const isOwn = recipient.id === person.id
  const news = { type, step: stepTakenOf(then), isOwn, ...automaticChangeOf(then) }
  const isGone = isLeaveGone(news) || request.status === 'denied'
  const isToDecide = !isGone && waitsFor(reader, request, person)
  const [leave, actor, away, byLink] = await Promise.all([
    leaveFacts(person, request, { today, isGone, isOwn }),
    actorOf(then),
    isToDecide ? colleaguesDuring(request, person, language) : undefined,
    isToDecide ? linksToDecide(request, { recipient, company, step }) : undefined,
  ])
  const content = leaveEmail(
    {
      ...news,
      ...leave,
      ...(away && { away }),
      recipient: recipient.first_name,
      person: nameOf(person, language),
      by: actor ? nameOf(actor, language) : '',
      leave: leaveType(request.type_id)?.key ?? 'vacation',
      leaveType: typeLabel(request.type_id, language),
      period: periodInWords(request.from_date, request.to_date, language),
      days: daysOf(request),
      isPast: request.to_date < today,
      isToDecide,
      isProtected: !request.deletable,
      comment: request.comment,
      response: request.response,
      company: company.name,
      links: {
        request: pageAt('dashboard', language, `?request=${request.id}`),
        calendar: pageAt('user/days-off', language),
        settings: settingsPage(language),
        ...byLink,
      },
    },
    language,
  )
  const isBooked = type === notificationTypes.approved
  return {
    ...content,
    to: recipient.email,
    member: recipient.id,
    ...(isBooked && { file: calendarFile(eventOf(then, language)) }),
  }
}

/** Leave of which a calendar that colleagues can look into may say what it is; of the others it would tell of an illness or of the family. */
const named: readonly number[] = [leaveTypeIds.vacation, leaveTypeIds.home]

const eventOf = ({ id, type_id, from_date, to_date, history, created_at }: LeaveRequest, language: Language) => ({
  uid: `${id}@${new URL(setting('ORIGIN')).host}`,
  version: history.length,
  at: history.at(-1)?.at ?? created_at,
  title: named.includes(type_id) ? typeLabel(type_id, language) : sayEmail({ key: 'emails:absence' }, language),
  isPrivate: !named.includes(type_id),
  isWorking: type_id === leaveTypeIds.home,
  from_date,
  to_date,
})

interface Showing {
  today: string
  isGone: boolean
  isOwn: boolean
}

/** The days of a leave as they are drawn, and what the books of its person say of it; of a former employee the days alone. */
async function leaveFacts(person: Member, request: LeaveRequest, { today, isGone, isOwn }: Showing) {
  const isAtHome = request.type_id === leaveTypeIds.home
  const state = isGone ? 'gone' : request.status === 'pending' ? 'asked' : isAtHome ? 'home' : 'taken'
  if (person.status === 'deleted') return { drawn: drawnDays(request, state) }
  const { company, member } = request
  const years = [...yearsUntilBack(request), ...yearsOfBalance(request, today)]
  const situation = await leaveOf({ company, member }, years, today)
  const { skipped } = workingDays(request, workingTimeOf(situation, yearsOf(request)))
  const isBooked = isOwn && request.status === 'approved'
  const back = isBooked && !isAtHome ? backAtWork(request, situation) : undefined
  return {
    drawn: drawnDays(request, state, skipped),
    ...(!isGone && (isBooked || state === 'asked') && { left: leftOfYears(request, situation, today) }),
    // Leave is often recorded afterwards, when they have long been back.
    ...(back && back > today && { backOn: back }),
  }
}

/** Who took the last step of a request; a job or somebody who has left the company is nobody. */
async function actorOf({
  company,
  history,
}: LeaveRequest): Promise<Pick<Member, 'first_name' | 'last_name'> | undefined> {
  const by = history.at(-1)?.by
  const [key] = by ? await keysNamed(company, [by]) : []
  if (key) return { first_name: '', last_name: key.name }
  const [actor] = by ? await getBatch(lookup(members, { company, id: by })) : []
  return actor?.status === 'deleted' ? undefined : actor
}

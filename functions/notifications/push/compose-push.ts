import { members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { deadlinePages } from '#shared/notifications/deadline.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { PushMessage } from '#shared/notifications/push-message.ts'
import { isStillDue } from '#shared/notifications/still-due.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { pageAt } from '../addressed-email.ts'
import { decisionLinks, mayDecideByLink } from '../decision-link.ts'
import { inWords } from '../in-words.ts'
import { leaveReader } from '../leave-reader.ts'
import type { PushJob } from './push-job.ts'
import { recipientIn } from '../recipient.ts'

/** What a browser shows; undefined where the reason has lapsed since it was queued. */
export async function composePush(job: PushJob): Promise<PushMessage | undefined> {
  const { about, company: id, day } = job
  if (day && day !== nowAt(new Date()).today) return undefined
  const reached = await recipientIn(id, job.member)
  if (!reached) return undefined
  const { company, recipient } = reached
  const request = about ? await get(requests, { company: id, member: about.user_id, id: about.id }) : undefined
  if (about && !(request && isStillDue(job, request))) return undefined
  if (!(await isTheirs(job, recipient))) return undefined
  const { language } = recipient
  const isAsked = request?.status === 'pending' && announcedLeaveType(job.type) !== undefined
  const actions = isAsked && mayDecideByLink(recipient, company) ? await decisionsOn(request, recipient) : undefined
  const { sentence, person } = inWords(job, language)
  const said =
    job.type === notificationTypes.custom
      ? { title: [person?.name, company.name].filter(Boolean).join(' · '), body: sentence }
      : { title: sentence, body: about ? periodInWords(about.from_date, about.to_date, language) : company.name }
  return {
    ...said,
    tag: job.id,
    language,
    address: addressOf(job, language),
    ...(actions && { actions }),
  }
}

/** Whether it tells somebody of themselves, or of a person whose leave they may see, or whose facts they may confirm, at this moment. */
async function isTheirs({ about, fact_change, company }: PushJob, recipient: Member): Promise<boolean> {
  const id = (about ?? fact_change)?.user_id
  if (id === undefined || id === recipient.id) return true
  const person = await get(members, { company, id })
  if (!person) return false
  if (!about) return mayConfirm(recipient, person)
  return (await leaveReader(recipient, person, nowAt(new Date()).today)) !== undefined
}

/** Buttons that open the page on which a request is decided without signing in. */
async function decisionsOn(request: LeaveRequest, { company, id: decider, language }: Member) {
  const at = request.history.at(-1)?.at ?? request.created_at
  const links = await decisionLinks({ company, request: request.id, decider, at }, language)
  return (
    links && [
      { title: say({ key: 'emails:approveAction' }, language), address: links.approve },
      { title: say({ key: 'emails:denyAction' }, language), address: links.deny },
    ]
  )
}

function addressOf({ type, about, deadline }: PushJob, language: Language): string {
  if (deadline) return pageAt(deadlinePages[deadline.kind], language)
  if (about) return pageAt('dashboard', language, `?request=${about.id}`)
  return pageAt('notifications', language, type === notificationTypes.reminder ? '?show=to_do' : '')
}

import { members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { get } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { deadlinePages } from '#shared/notifications/deadline.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { PushMessage } from '#shared/notifications/push-message.ts'
import { isStillDue } from '#shared/notifications/still-due.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { showsBirthday } from '#shared/people/occasions.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { sayEmail } from '#shared/words/say-email.ts'
import { pageAt } from '../addressed-email.ts'
import { inWords } from '../in-words.ts'
import { leaveReader } from '../leave-reader.ts'
import { linksToDecide, waitsFor } from '../links-to-decide.ts'
import type { PushJob } from './push-job.ts'
import { recipientIn } from '../recipient.ts'

/** What a browser shows; undefined where the reason has lapsed since it was queued. */
export async function composePush(job: PushJob): Promise<PushMessage | undefined> {
  const { about, company: id, day } = job
  const { today } = nowAt(new Date())
  if (day && day !== today) return undefined
  const reached = await recipientIn(id, job.member)
  if (!reached) return undefined
  const { company, recipient } = reached
  const who = (about ?? job.fact_change ?? job.person)?.user_id
  const [person, request] = await Promise.all([
    who === undefined ? undefined : get(members, { company: id, id: who }),
    about ? get(requests, { company: id, member: about.user_id, id: about.id }) : undefined,
  ])
  if (about && !(request && isStillDue(job, request))) return undefined
  if (who !== undefined && !(await isTheirs(job, recipient, person))) return undefined
  const { language } = recipient
  const reader = request && person && (await leaveReader(recipient, person, today))
  const links =
    reader && waitsFor(reader, request, person)
      ? await linksToDecide(request, { recipient, company, step: job.step })
      : undefined
  const { sentence, person: named } = inWords(withName(job, person), language)
  const said =
    job.type === notificationTypes.custom
      ? { title: job.subject ?? [named?.name, company.name].filter(Boolean).join(' · '), body: sentence }
      : { title: sentence, body: about ? periodInWords(about.from_date, about.to_date, language) : company.name }
  return {
    ...said,
    tag: job.id,
    language,
    address: addressOf(job, language),
    ...(links && { actions: buttonsTo(links, language) }),
  }
}

/** Whether somebody may be told of a person at this moment: of the leave that they may see, the facts that they may confirm, the day that is not hidden. */
async function isTheirs({ type, about, fact_change }: PushJob, recipient: Member, person: Member | undefined) {
  // A message stands for itself, whoever has left since writing it.
  if (type === notificationTypes.custom) return true
  if (!person) return false
  if (type === notificationTypes.birthday || type === notificationTypes.workAnniversary) return showsBirthday(person)
  if (person.id === recipient.id || !(about ?? fact_change)) return true
  if (!about) return mayConfirm(recipient, person)
  return (await leaveReader(recipient, person, nowAt(new Date()).today)) !== undefined
}

/** What is told, with the name of whom it is about as it is now. */
function withName({ about, fact_change, person: told, ...job }: PushJob, person: Member | undefined) {
  const name = nameIn(person)
  return {
    ...job,
    about: about && { ...about, name },
    ...(fact_change && { fact_change: { ...fact_change, name } }),
    ...(told && person && { person: { ...told, name } }),
  }
}

/** One who has no name yet is named by the address. */
const nameIn = (person: Member | undefined) => {
  const { first_name = '', last_name = '', email = '' } = person ?? {}
  return first_name || last_name ? { first_name, last_name } : { first_name: email, last_name: '' }
}

/** Buttons that open the page on which a request is decided without signing in. */
const buttonsTo = (links: { approve: string; deny: string }, language: Language) => [
  { title: sayEmail({ key: 'emails:approveAction' }, language), address: links.approve },
  { title: sayEmail({ key: 'emails:denyAction' }, language), address: links.deny },
]

function addressOf({ type, about, deadline }: PushJob, language: Language): string {
  if (deadline) return pageAt(deadlinePages[deadline.kind], language)
  if (about) return pageAt('dashboard', language, `?request=${about.id}`)
  return pageAt('notifications', language, type === notificationTypes.reminder ? '?show=to_do' : '')
}

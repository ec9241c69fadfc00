import { members } from '#functions/company/member-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { occasionEmail } from '#shared/notifications/occasion-email.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { isCelebratedOn, occasionsOf, showsBirthday } from '#shared/people/occasions.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { recipientIn } from './recipient.ts'

/** Days after which nobody is written to of an occasion any more: it is remembered a little longer that an email was sent. */
const writtenAboutFor = 28

/** Skips an occasion that its owner hides or has corrected meanwhile, and one that is long over. */
export async function composeOccasionEmail(job: JobOf<'occasion'>): Promise<AddressedEmail | undefined> {
  const { company: id, to, member, type, day } = job
  const [reached, [person, employment]] = await Promise.all([
    recipientIn(id, to),
    getBatch(lookup(members, { company: id, id: member }), lookup(terms, { company: id, member })),
  ])
  if (!reached || !person || !showsBirthday(person) || !employment) return undefined
  const { company, recipient } = reached
  const { today } = nowAt(new Date())
  if (addDays(day, writtenAboutFor) < today) return undefined
  const kind = type === notificationTypes.birthday ? 'birthday' : 'anniversary'
  const occasion = occasionsOf(person, employment).find(one => one.kind === kind && isCelebratedOn(day, one))
  if (!occasion) return undefined
  const { language } = recipient
  const content = occasionEmail(
    {
      kind,
      day,
      isToday: day === today,
      years: yearOf(day) - yearOf(occasion.date),
      recipient: recipient.first_name,
      person: nameOf(person, language),
      company: company.name,
      address: pageAt('dashboard', language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

import { members } from '#functions/company/member-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getAll } from '#functions/platform/table.ts'
import { digestEmail } from '#shared/notifications/digest-email.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { recipientIn } from './recipient.ts'

/** Skips who has left meanwhile, and a day that is over: what it brought is of no use on another. */
export async function composeDigestEmail({
  company: id,
  to,
  day,
  away,
  waiting,
  names,
}: JobOf<'digest'>): Promise<AddressedEmail | undefined> {
  if (day !== nowAt(new Date()).today) return undefined
  const reached = await recipientIn(id, to)
  if (!reached) return undefined
  const { company, recipient } = reached
  const people = await getAll(
    members,
    names.map(member => ({ company: id, id: member })),
  )
  const { language } = recipient
  const { compare } = new Intl.Collator(language)
  const content = digestEmail(
    {
      away,
      waiting,
      names: people.map(person => nameOf(person, language)).sort(compare),
      recipient: recipient.first_name,
      company: company.name,
      address: pageAt('dashboard', language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

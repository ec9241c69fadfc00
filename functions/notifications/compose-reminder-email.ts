import { members } from '#functions/company/member-store.ts'
import { ownerOf, requests } from '#functions/leave/leave-store.ts'
import { withDelegations } from '#functions/leave/stand-in.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getAll } from '#functions/platform/table.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { reminderEmail } from '#shared/notifications/reminder-email.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { readerOf } from './leave-reader.ts'
import { recipientIn } from './recipient.ts'

/** Names what still waits; skips what was decided meanwhile, or is no longer the recipient's to see. */
export async function composeReminderEmail({
  company: id,
  to,
  requests: asked,
  total,
}: JobOf<'reminder'>): Promise<AddressedEmail | undefined> {
  const [reached, found] = await Promise.all([
    recipientIn(id, to),
    getAll(
      requests,
      asked.map(request => ({ company: id, member: ownerOf(request), id: request })),
    ),
  ])
  const waiting = found.filter(({ status }) => status === 'pending')
  if (!reached || !waiting.length) return undefined
  const { company, recipient } = reached
  const people = await getAll(
    members,
    waiting.map(({ member }) => ({ company: id, id: member })),
  )
  const reader = await withDelegations(readerOf(recipient), people, nowAt(new Date()).today)
  const byId = new Map(people.filter(person => maySeeLeave(reader, person)).map(person => [person.id, person]))
  if (!byId.size) return undefined
  const { language } = recipient
  const content = reminderEmail(
    {
      requests: waiting.flatMap(({ member, from_date, to_date }) => {
        const person = byId.get(member)
        return person ? [{ person: nameOf(person, language), period: periodInWords(from_date, to_date, language) }] : []
      }),
      further: total - asked.length,
      recipient: recipient.first_name,
      company: company.name,
      address: pageAt('dashboard', language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

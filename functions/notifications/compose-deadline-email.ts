import { nowAt } from '#functions/platform/clock.ts'
import type { Day } from '#shared/calendar/day.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { deadlineEmail } from '#shared/notifications/deadline-email.ts'
import { deadlinePages, isForAdmins, type Deadline } from '#shared/notifications/deadline.ts'
import { pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { recipientIn } from './recipient.ts'

/** Skips a deadline that is over, and an administrator who is none any more. */
export async function composeDeadlineEmail({
  company: id,
  to,
  deadline,
}: JobOf<'deadline'>): Promise<AddressedEmail | undefined> {
  const reached = await recipientIn(id, to)
  if (!reached) return undefined
  const { company, recipient } = reached
  if (lastDayOf(deadline) < nowAt(new Date()).today || (isForAdmins(deadline) && !isAdmin(recipient))) return undefined
  const { language } = recipient
  const content = deadlineEmail(
    {
      deadline,
      recipient: recipient.first_name,
      company: company.name,
      address: pageAt(deadlinePages[deadline.kind], language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

/** The last day on which it is of use to hear of it. */
const lastDayOf = (deadline: Deadline): Day => ('last_date' in deadline ? deadline.last_date : `${deadline.year}-12-31`)

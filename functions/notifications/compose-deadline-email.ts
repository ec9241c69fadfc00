import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { deadlineEmail } from '#shared/notifications/deadline-email.ts'
import { deadlinePages, isForAdmins, type Deadline } from '#shared/notifications/deadline.ts'
import { pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { EmailJob } from './email-job.ts'

/** Skips a deadline that is over, and an administrator who is none any more. */
export async function composeDeadlineEmail({
  company: id,
  to,
  deadline,
}: Extract<EmailJob, { email: 'deadline' }>): Promise<AddressedEmail | undefined> {
  const [company, recipient] = await getBatch(lookup(companies, { id }), lookup(members, { company: id, id: to }))
  if (!company || company.is_deleted || recipient?.status !== 'active') return undefined
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

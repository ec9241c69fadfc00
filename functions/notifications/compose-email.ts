import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { invitationEmail } from '#shared/notifications/email/invitation-email.ts'
import { nameOf, pageAt, type AddressedEmail } from './addressed-email.ts'
import type { EmailJob, JobOf } from './email-job.ts'
import { composeEmailChange, composeEmailChangeAsked, composeEmailChanged } from './compose-email-change.ts'
import { composeContactEmail } from './compose-contact-email.ts'
import { composeFactsEmail } from './compose-facts-email.ts'
import { composeLeaveEmail } from './compose-leave-email.ts'
import { composeDeadlineEmail } from './compose-deadline-email.ts'
import { composeDigestEmail } from './compose-digest-email.ts'
import { composeGroupMessageEmail } from './compose-group-message-email.ts'
import { composeMessageEmail } from './compose-message-email.ts'
import { composeOccasionEmail } from './compose-occasion-email.ts'
import { composeGrantEmail, composeOrderEmail } from './compose-order-email.ts'
import { composeReminderEmail } from './compose-reminder-email.ts'
import { composeWelcomeEmail } from './compose-welcome-email.ts'
import {
  composeSecurityAlert,
  composeCompanyDeleted,
  composeCompanyRestored,
  composeConfirmation,
  composeAccountErased,
  composeDataExport,
  composePasswordReset,
} from './compose-account-email.ts'

/**
 * Composes an email; undefined where its reason has lapsed since it was queued, or where it would tell a member something at an
 * address that nobody has confirmed: whoever registered it could have any text sent to a stranger.
 */
export async function composeEmail(job: EmailJob): Promise<AddressedEmail | undefined> {
  const [email, isRead] = await Promise.all([composed(job), 'company' in job ? isConfirmed(job.to) : true])
  return isRead ? email : undefined
}

const isConfirmed = async (account: string) => {
  const owner = await get(accounts, { id: account })
  return owner !== undefined && owner.email_confirmed_at !== null
}

function composed(job: EmailJob): Promise<AddressedEmail | undefined> {
  switch (job.email) {
    case 'invitation':
      return composeInvitation(job)
    case 'reset':
      return composePasswordReset(job)
    case 'confirmation':
      return composeConfirmation(job)
    case 'welcome':
      return composeWelcomeEmail(job)
    case 'emailChange':
      return composeEmailChange(job)
    case 'emailChangeAsked':
      return composeEmailChangeAsked(job)
    case 'emailChanged':
      return composeEmailChanged(job)
    case 'securityAlert':
      return composeSecurityAlert(job)
    case 'dataExport':
      return composeDataExport(job)
    case 'accountErased':
      return composeAccountErased(job)
    case 'companyDeleted':
      return composeCompanyDeleted(job)
    case 'companyRestored':
      return composeCompanyRestored(job)
    case 'facts':
      return composeFactsEmail(job)
    case 'occasion':
      return composeOccasionEmail(job)
    case 'message':
      return composeMessageEmail(job)
    case 'groupMessage':
      return composeGroupMessageEmail(job)
    case 'reminder':
      return composeReminderEmail(job)
    case 'deadline':
      return composeDeadlineEmail(job)
    case 'order':
      return composeOrderEmail(job)
    case 'grant':
      return composeGrantEmail(job)
    case 'contact':
      return composeContactEmail(job)
    case 'digest':
      return composeDigestEmail(job)
    default:
      return composeLeaveEmail(job)
  }
}

async function composeInvitation({ invitation: id }: JobOf<'invitation'>): Promise<AddressedEmail | undefined> {
  const invitation = await get(invitations, { id })
  if (invitation?.state !== 'sent') return undefined
  const [company, inviter, account] = await getBatch(
    lookup(companies, { id: invitation.company }),
    lookup(members, { company: invitation.company, id: invitation.invited_by }),
    lookup(accounts, { id: invitation.invited_by }),
  )
  if (!company || company.is_deleted || !inviter) return undefined
  // It is queued again once the inviter has confirmed the address.
  if (!account || account.email_confirmed_at === null) return undefined
  const token = await linkToken(invitation.id, invitation.nonce)
  const { language } = inviter
  const address = pageAt('accept-invitation', language, `?token=${token}`)
  return {
    ...invitationEmail({ company: company.name, inviter: nameOf(inviter, language), address }, language),
    to: invitation.email,
    member: invitation.member,
  }
}

import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { typeLabel } from '#functions/leave/request-view.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { daysOf, type LeaveRequest } from '#shared/leave/model.ts'
import { mayKnowType } from '#shared/leave/permissions.ts'
import { invitationEmail, leaveEmail } from '#shared/notifications/emails.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announcesDecision, automaticChangeOf, stepTakenOf } from '#shared/notifications/leave-events.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { say } from '#shared/words/say.ts'
import { nameOf, pageAt, type AddressedEmail } from './addressed-email.ts'
import type { EmailJob } from './email-job.ts'
import { composeEmailChange, composeEmailChangeAsked, composeEmailChanged } from './compose-email-change.ts'
import { composeFactsEmail } from './compose-facts-email.ts'
import { composeOccasionEmail } from './compose-occasion-email.ts'
import {
  composeSecurityAlert,
  composeCompanyDeleted,
  composeCompanyRestored,
  composeConfirmation,
  composeAccountErased,
  composeDataExport,
  composePasswordReset,
} from './compose-account-email.ts'

type JobOf<L extends EmailJob['email']> = Extract<EmailJob, { email: L }>

/** Composes an email; undefined where its reason has lapsed since it was queued. */
export function composeEmail(job: EmailJob): Promise<AddressedEmail | undefined> {
  switch (job.email) {
    case 'invitation':
      return composeInvitation(job)
    case 'reset':
      return composePasswordReset(job)
    case 'confirmation':
      return composeConfirmation(job)
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

async function composeLeaveEmail({
  company: id,
  to,
  member,
  request: requestId,
  type,
  step,
  stands_in_for,
}: JobOf<'leave'>): Promise<AddressedEmail | undefined> {
  const [company, recipient, person, request] = await getBatch(
    lookup(companies, { id }),
    lookup(members, { company: id, id: to }),
    lookup(members, { company: id, id: member }),
    lookup(requests, { company: id, member, id: requestId }),
  )
  if (
    !company ||
    company.is_deleted ||
    !person ||
    !request ||
    recipient?.status !== 'active' ||
    !isStillDue(type, request, step)
  )
    return undefined
  const { language } = recipient
  const reader = { user: recipient.id, role: recipient.role, stands_in_for, showsTypes: company.shows_types }
  const knowsType = mayKnowType(reader, person)
  const then = { ...request, history: request.history.slice(0, step) }
  const content = leaveEmail(
    {
      type,
      step: stepTakenOf(then),
      isOwn: recipient.id === person.id,
      ...automaticChangeOf(then),
      recipient: recipient.first_name,
      person: nameOf(person, language),
      leaveType: knowsType ? typeLabel(request.type_id, language) : say({ key: 'emails:absence' }, language),
      period: periodInWords(request.from_date, request.to_date, language),
      days: daysOf(request),
      comment: request.comment,
      response: request.response,
      company: company.name,
      address: pageAt('dashboard', language, `?request=${request.id}`),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

const { approved, denied, modified, mandatory } = notificationTypes

/** False for a decision that was undone and for a request that was withdrawn. */
const isStillDue = (type: number, { status, history }: LeaveRequest, step: number) => {
  // A decision undone and repeated since has an email of its own.
  if (announcesDecision(type) && history.slice(step).some(({ what }) => what === 'undone')) return false
  if (type === approved) return status === 'approved'
  if (type === denied) return status === 'denied'
  return type === modified || type === mandatory || status === 'pending' || status === 'approved'
}

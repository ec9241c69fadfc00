import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { daysOf, typeLabel } from '#functions/leave/request-view.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { mayKnowType } from '#shared/leave/permissions.ts'
import { invitationEmail, leaveEmail } from '#shared/notifications/emails.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announcesDecision } from '#shared/notifications/leave-events.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { say } from '#shared/words/say.ts'
import { nameOf, pageAt, type AddressedEmail } from './addressed-email.ts'
import type { EmailJob } from './email-job.ts'
import { composeSecurityAlert, composeCompanyDeleted, composePasswordReset } from './compose-account-email.ts'

type JobOf<L extends EmailJob['email']> = Extract<EmailJob, { email: L }>

/** Finds the words of a letter; undefined where it has lost its point meanwhile. */
export function composeEmail(request: EmailJob): Promise<AddressedEmail | undefined> {
  switch (request.email) {
    case 'invitation':
      return composeInvitation(request)
    case 'reset':
      return composePasswordReset(request)
    case 'securityAlert':
      return composeSecurityAlert(request)
    case 'companyDeleted':
      return composeCompanyDeleted(request)
    default:
      return composeLeaveEmail(request)
  }
}

async function composeInvitation({ invitation: id }: JobOf<'invitation'>): Promise<AddressedEmail | undefined> {
  const invitation = await get(invitations, { id })
  if (invitation?.state !== 'sent') return undefined
  const [company, inviter] = await getBatch(
    lookup(companies, { id: invitation.company }),
    lookup(members, { company: invitation.company, id: invitation.invited_by }),
  )
  if (!company || company.is_deleted || !inviter) return undefined
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
  const [company, receiver, person, request] = await getBatch(
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
    receiver?.status !== 'active' ||
    !isStillDue(type, request, step)
  )
    return undefined
  const { language } = receiver
  const reader = { user: receiver.id, role: receiver.role, stands_in_for, showsTypes: company.shows_types }
  const knowsType = mayKnowType(reader, person)
  const letter = leaveEmail(
    {
      type,
      receiver: receiver.first_name,
      person: nameOf(person, language),
      leaveType: knowsType ? typeLabel(request.type_id, language) : say({ key: 'emails:absence' }, language),
      period: periodInWords(request.from_date, request.to_date, language),
      days: daysOf(request),
      comment: request.comment,
      response: request.response,
      company: company.name,
      address: pageAt('dashboard', language),
    },
    language,
  )
  return { ...letter, to: receiver.email, member: receiver.id }
}

const { approved, denied, modified, mandatory } = notificationTypes

/** A decision that was taken back, or a request that was withdrawn, is not written about. */
const isStillDue = (type: number, { status, history }: LeaveRequest, step: number) => {
  // The same decision may have been taken once more since, and has a letter of its own.
  if (announcesDecision(type) && history.slice(step).some(({ what }) => what === 'undone')) return false
  if (type === approved) return status === 'approved'
  if (type === denied) return status === 'denied'
  return type === modified || type === mandatory || status === 'pending' || status === 'approved'
}

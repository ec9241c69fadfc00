import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { daysOf, typeLabel } from '#functions/leave/request-view.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getTogether, wanted } from '#functions/platform/table.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { mayKnowType } from '#shared/leave/visibility.ts'
import { invitationLetter, leaveLetter } from '#shared/notices/letters.ts'
import { notificationTypes } from '#shared/notices/model.ts'
import { announcesDecision } from '#shared/notices/rules.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { say } from '#shared/words/say.ts'
import { nameOf, pageAt, type Addressed } from './addressed.ts'
import type { LetterRequest } from './letter-request.ts'
import { writeAlarm, writeOfDeletedCompany, writeReset } from './write-account-letter.ts'

type Of<L extends LetterRequest['letter']> = Extract<LetterRequest, { letter: L }>

/** Finds the words of a letter; undefined where it has lost its point meanwhile. */
export function write(request: LetterRequest): Promise<Addressed | undefined> {
  switch (request.letter) {
    case 'invitation':
      return writeInvitation(request)
    case 'reset':
      return writeReset(request)
    case 'alarm':
      return writeAlarm(request)
    case 'companyDeleted':
      return writeOfDeletedCompany(request)
    default:
      return writeOfLeave(request)
  }
}

async function writeInvitation({ invitation: id }: Of<'invitation'>): Promise<Addressed | undefined> {
  const invitation = await get(invitations, { id })
  if (invitation?.state !== 'sent') return undefined
  const [company, inviter] = await getTogether(
    wanted(companies, { id: invitation.company }),
    wanted(members, { company: invitation.company, id: invitation.invited_by }),
  )
  if (!company || company.is_deleted || !inviter) return undefined
  const token = await linkToken(invitation.id, invitation.nonce)
  const { language } = inviter
  const address = pageAt('accept-invitation', language, `?token=${token}`)
  return {
    ...invitationLetter({ company: company.name, inviter: nameOf(inviter, language), address }, language),
    to: invitation.email,
    member: invitation.member,
  }
}

async function writeOfLeave({
  company: id,
  to,
  member,
  request: requestId,
  type,
  step,
  stands_in_for,
}: Of<'leave'>): Promise<Addressed | undefined> {
  const [company, receiver, person, request] = await getTogether(
    wanted(companies, { id }),
    wanted(members, { company: id, id: to }),
    wanted(members, { company: id, id: member }),
    wanted(requests, { company: id, member, id: requestId }),
  )
  if (
    !company ||
    company.is_deleted ||
    !person ||
    !request ||
    receiver?.status !== 'active' ||
    !stillSo(type, request, step)
  )
    return undefined
  const { language } = receiver
  const reader = { user: receiver.id, role: receiver.role, stands_in_for, showsTypes: company.shows_types }
  const knowsType = mayKnowType(reader, person)
  const letter = leaveLetter(
    {
      type,
      receiver: receiver.first_name,
      person: nameOf(person, language),
      leaveType: knowsType ? typeLabel(request.type_id, language) : say({ key: 'letters:absence' }, language),
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
const stillSo = (type: number, { status, history }: LeaveRequest, step: number) => {
  // The same decision may have been taken once more since, and has a letter of its own.
  if (announcesDecision(type) && history.slice(step).some(({ what }) => what === 'undone')) return false
  if (type === approved) return status === 'approved'
  if (type === denied) return status === 'denied'
  return type === modified || type === mandatory || status === 'pending' || status === 'approved'
}

import { randomBytes } from 'node:crypto'
import { newAccount } from '#shared/account/rules.ts'
import type { Member } from '#shared/company/model.ts'
import { roles, type Role } from '#shared/contract/role.ts'
import { newMember } from '#shared/company/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import type { InvitedEmployment } from '#shared/people/employments-form.ts'
import { missingIn } from '#shared/people/missing-facts.ts'
import { invitationLasts, type EmploymentTerms, type Invitation } from '#shared/people/model.ts'
import type { Language } from '#shared/words/language.ts'
import { accounts, logins } from '#functions/account/account-store.ts'
import { members, storeMember } from '#functions/company/member-store.ts'
import { newId, newSecretId } from '#functions/platform/clock.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { check, commit, get, getBatch, insert, replace, lookup, type Write } from '#functions/platform/table.ts'
import { hold, invitations, openInvitations } from './invitation-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** An invitation to be created: the address and the role. */
export interface InvitationDraft extends InvitedEmployment {
  email: string
  role?: Role | undefined
}

/** The reply about an invited address, which says the same whether it has an account or not. */
export interface InvitedPerson {
  email: string
}

/** Somebody invited as they are stored, with the other writes of what is known of them. */
export interface RecordedPerson {
  member?: Stored<Member>
  terms: EmploymentTerms
  writes: Write[]
}

interface Inviter {
  company: string
  user: string
  now: { seconds: number }
  /** The language for an account that is created by the invitation. */
  language: Language
  /** The id of an account that is created by the invitation, where it is named already. */
  newAccountId?: string
  /** What is known of whoever is invited beyond their address; else what the invitation says of the employment. @throws Problem `invalid` */
  record?: (invited: Stored<Member>) => Promise<RecordedPerson>
  /** Counts the email of an invitation that is not held, once however often it is tried. @throws Problem `tooMany` */
  countEmail: () => Promise<void>
}

/** Reads whether an address has an account, and who invites it. */
export async function readInvited(email: string, user: string) {
  const [login, inviter] = await Promise.all([get(logins, { email }), get(accounts, { id: user })])
  return { login, inviter }
}

/**
 * Invites one address and revokes its earlier invitation. The stream sends the email from the stored invitation; that of an inviter
 * whose own address is not confirmed is held, and checks the account so that a confirmation at the same moment misses none.
 * @throws Problem `conflict` when this is a member already, `tooMany` when the address has received too many
 */
export async function invite(
  { email, role, ...employment }: InvitationDraft,
  { login, inviter }: Awaited<ReturnType<typeof readInvited>>,
  { company, user, now, language, newAccountId, record, countEmail }: Inviter,
  idempotencyWrites: (reply: InvitedPerson) => Write[],
): Promise<InvitedPerson> {
  if (!inviter) throw problem('unauthenticated')
  const id = login?.account ?? newAccountId ?? newSecretId()
  const whose = { company, member: id }
  const isHeld = inviter.email_confirmed_at === null
  const [[known, member, open]] = await Promise.all([
    login
      ? getBatch(lookup(accounts, { id }), lookup(members, { company, id }), lookup(openInvitations, whose))
      : ([] as const),
    isHeld ? undefined : countEmail(),
  ])
  const account = known ?? unstored(newAccount({ id, email, language, created_at: now.seconds }))
  if (member?.status === 'active' || member?.status === 'inactive')
    throw problem('conflict', 'refusals:alreadyInCompany')

  const earlier = open && (await get(invitations, { id: open.invitation }))
  const invitation: Invitation = {
    ...whose,
    id: newId(),
    email,
    invited_by: user,
    nonce: randomBytes(16).toString('base64url'),
    state: 'sent',
    expires_at: now.seconds + invitationLasts,
  }
  const reply = { email }
  const invitedRole = role ?? (member?.status === 'invited' ? member.role : roles.employee)
  const invited = {
    ...(member ??
      unstored(
        newMember({
          company,
          account: { id: account.id, email, language },
          role: invitedRole,
          created_at: now.seconds,
        }),
      )),
    status: 'invited' as const,
    role: invitedRole,
  }
  const employed = await (record?.(invited) ?? employmentOf(employment, invited, { user, now }))
  await commit(
    ...(known
      ? [check(accounts, known)]
      : [replace(accounts, account), insert(logins, { email, account: account.id })]),
    ...storeMember({ ...(employed?.member ?? invited), ...(employed && { missing: missingIn(employed.terms) }) }),
    ...(employed?.writes ?? []),
    insert(invitations, invitation),
    ...(isHeld ? [check(accounts, inviter), hold(invitation)] : []),
    replace(openInvitations, { ...(open ?? unstored(whose)), invitation: invitation.id }),
    ...(earlier?.state === 'sent' ? [replace(invitations, { ...earlier, state: 'revoked' })] : []),
    ...audited({ actor: { company, user }, now }, 'person_invited', aboutPerson(invited), {
      changes: [{ field: 'role', from: null, to: invitedRole }],
    }),
    ...idempotencyWrites(reply),
  )
  return reply
}

/** What an invitation says of the employment; most say nothing, so how it is recorded is loaded with the first that does. */
async function employmentOf(
  employment: InvitedEmployment,
  member: Stored<Member>,
  by: Pick<Inviter, 'user' | 'now'>,
): Promise<RecordedPerson | undefined> {
  if (Object.values(employment).every(value => value === undefined)) return undefined
  const { invitedEmploymentWrites } = await import('./invited-employment.ts')
  return invitedEmploymentWrites(employment, member, by)
}

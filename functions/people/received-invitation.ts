import { newEmploymentTerms } from '#shared/people/model.ts'
import { problem } from '#shared/contract/problem.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { unstored } from '#functions/platform/kind.ts'
import { isGenuine, recordIn } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { invitations } from './invitation-store.ts'
import { terms } from './terms-store.ts'

/** An invitation with all that it belongs to. */
export type ReceivedInvitation = Awaited<ReturnType<typeof receivedInvitation>>

/**
 * The invitation that a link's token names, with its account, company, member, employment and inviter.
 * @throws Problem `notFound` for a forged or unknown token, `conflict` for a used, revoked or expired invitation
 */
export async function receivedInvitation(token: string, now: { seconds: number }) {
  const id = recordIn(token)
  const invitation = id ? await get(invitations, { id }) : undefined
  if (!invitation || !(await isGenuine(token, invitation.nonce))) throw problem('notFound', 'problems:invalidToken')

  const whose = { company: invitation.company, member: invitation.member }
  const [account, company, member, inviter, known, bought] = await getBatch(
    lookup(accounts, { id: invitation.member }),
    lookup(companies, { id: invitation.company }),
    lookup(members, { company: invitation.company, id: invitation.member }),
    lookup(members, { company: invitation.company, id: invitation.invited_by }),
    lookup(terms, whose),
    lookup(companyPlans, invitation),
  )
  const isPending = invitation.state === 'sent' && invitation.expires_at > now.seconds
  const isExpected = account && company && !company.is_deleted && member?.status === 'invited'
  if (!isPending || !isExpected) throw problem('conflict', 'problems:invitationOver')
  const employment = known ?? unstored(newEmploymentTerms(whose))
  const plan = bought ?? unstored(noPlan(invitation.company))
  return { invitation, account, company, member, inviter, employment, plan }
}

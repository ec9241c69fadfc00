import { problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies, headcounts } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { isGenuine, recordIdOf } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { invitations } from './invitation-store.ts'

/**
 * The invitation that a link's token speaks of, with all that it is about.
 * @throws Problem `notFound` when nobody made such a link, `conflict` when it is used, replaced or too old
 */
export async function receivedInvitation(token: string, now: { seconds: number }) {
  const id = recordIdOf(token)
  const invitation = /^[\w-]{1,80}$/.test(id) ? await get(invitations, { id }) : undefined
  if (!invitation || !(await isGenuine(token, invitation.nonce))) throw problem('notFound', 'problems:invalidToken')

  const [account, company, headcount, member, inviter] = await getBatch(
    lookup(accounts, { id: invitation.member }),
    lookup(companies, { id: invitation.company }),
    lookup(headcounts, { company: invitation.company }),
    lookup(members, { company: invitation.company, id: invitation.member }),
    lookup(members, { company: invitation.company, id: invitation.invited_by }),
  )
  const isOpen = invitation.state === 'sent' && invitation.expires_at > now.seconds
  const isAwaited = account && company && headcount && !company.is_deleted && member?.status === 'invited'
  if (!isOpen || !isAwaited) throw problem('conflict', 'problems:invitationOver')
  return { invitation, account, company, headcount, member, inviter }
}

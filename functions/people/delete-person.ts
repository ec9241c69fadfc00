import type { Member } from '#shared/company/model.ts'
import * as contract from '#shared/people/contract/delete-person.ts'
import { deletedMember } from '#shared/people/membership.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, replace, type Write } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'
import { invitations, openInvitations } from './invitation-store.ts'
import { idOf } from './path-id.ts'
import { approvalsBy, removeApprover } from './remove-approver.ts'
import { changeMembership, loadMembership } from './membership.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/**
 * Removes the person as an approver of everybody, in transactions of their own since there may be many people, and again after
 * the deletion for anybody assigned in between.
 */
export const handler = serve(contract.deletePerson, async ({ path: { id } }, { actor, now, once }) => {
  const { company } = actor
  const whose = { company, approver: idOf(actor, id) }
  const [membership, decidedFor, revoked] = await Promise.all([
    loadMembership(actor, id),
    approvalsBy(whose),
    withoutInvitation({ company, id: whose.approver }),
  ])
  const { member } = membership.person
  const after = deletedMember(membership.by, member, now)

  await removeApprover(whose, { actor, now }, decidedFor)
  await commit(
    ...(await changeMembership(membership, after)),
    ...member.approver_ids.map(approver => clear(approvals, { company: member.company, approver, member: member.id })),
    clear(companyMemberships, { account: member.id, company: member.company }),
    ...revoked,
    ...audited({ actor, now }, 'person_deleted', aboutPerson(member), { changes: memberChanges(member, after) }),
    ...once({}),
  )
  await removeApprover(whose, { actor, now })
})

async function withoutInvitation({ company, id }: Pick<Member, 'company' | 'id'>): Promise<Write[]> {
  const open = await get(openInvitations, { company, member: id })
  const invitation = open && (await get(invitations, { id: open.invitation }))
  if (!open) return []
  return [
    clear(openInvitations, open),
    ...(invitation?.state === 'sent' ? [replace(invitations, { ...invitation, state: 'revoked' as const })] : []),
  ]
}

import type { AccountErasure } from '#shared/account/account-erasure.ts'
import { erasedMember, erasedTerms, formerEmployee, isErased } from '#shared/people/erased-person.ts'
import { erasedRequest, saysSomething, withdrawnRequest } from '#shared/leave/request/erased-request.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { approvals, decidedForBy } from '#functions/people/approver-store.ts'
import { heldInvitations, invitations, invitationsTo, openInvitations } from '#functions/people/invitation-store.ts'
import { changePerson } from '#functions/people/person-store.ts'
import { removeApprover } from '#functions/people/remove-approver.ts'
import { termsOf } from '#functions/people/terms-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { idempotencyPartition } from '#functions/platform/idempotency.ts'
import { memberPartition, slackUserPrefix } from '#functions/platform/keys.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { clear, commit, erase, get, itemsIn, list, replace } from '#functions/platform/table.ts'
import { deleteDocumentsOf } from '../document-files.ts'
import { commitChange, leaveOf, requests } from '../leave-store.ts'

/** How many requests are rewritten at once. */
const together = 40

/**
 * Takes the next step of leaving the first company: what waits is cancelled while the person still has a name to be told by, then what
 * was written goes, and last the name, in one transaction with the company's place in the list of those to leave.
 */
export async function leaveCompany(erasure: Stored<AccountErasure>, company: string): Promise<void> {
  const whose = { company, member: erasure.account }
  const now = nowAt(new Date())
  const [member, known] = await Promise.all([
    get(members, { company, id: erasure.account }),
    get(companies, { id: company }),
  ])
  const left = replace(accountErasures, { ...erasure, companies: erasure.companies.filter(id => id !== company) })
  if (!member || isErased(member)) return commit(left)

  const asked = await list(requests, { pk: memberPartition(whose), prefix: 'REQUEST#' })
  const waiting = asked.find(({ status }) => status === 'pending')
  if (waiting && member.status !== 'deleted') {
    const situation = await leaveOf(whose, yearsOf(waiting), now.today)
    return commitChange(situation, waiting, withdrawnRequest(waiting, situation, { at: now.seconds }))
  }
  const written = asked.filter(saysSomething).slice(0, together)
  if (written.length) {
    // The files go before what says that they are erased.
    await deleteDocumentsOf(whose)
    const at = now.seconds
    return commit(...written.map(request => replace(requests, erasedRequest(request, { at }))))
  }

  if ((await decidedForBy(company, member.id)).length)
    return removeApprover({ company, approver: member.id }, { actor: { company, user: member.id }, now })
  for (const query of [
    { pk: memberPartition(whose), prefix: 'FACT_CHANGE#' },
    { pk: memberPartition(whose), prefix: 'NOTIFICATION' },
    { pk: memberPartition(whose), prefix: 'SEEN_MESSAGE#' },
    { pk: memberPartition(whose), prefix: 'CALENDAR_FEED' },
    { pk: memberPartition(whose), prefix: slackUserPrefix, index: 1 as const },
    { pk: idempotencyPartition(`${member.id}@${company}`) },
  ]) {
    const items = await itemsIn(query)
    if (items.length) return commit(...items.map(erase))
  }

  await deleteDocumentsOf(whose)
  const terms = await termsOf(whose)
  const label = formerEmployee[known?.country === 'HU' ? 'hu' : 'en']
  const after = { member: erasedMember(member, label), terms: erasedTerms(terms) }
  const received = (await list(invitations, { pk: invitationsTo(member.id), index: 2 })).filter(
    invitation => invitation.company === company,
  )
  await commit(
    ...changePerson({ member, terms }, after),
    ...member.approver_ids.map(approver => clear(approvals, { company, approver, member: member.id })),
    ...received.flatMap(({ id, invited_by }) => [
      clear(invitations, { id }),
      clear(heldInvitations, { inviter: invited_by, invitation: id }),
    ]),
    clear(openInvitations, whose),
    clear(companyMemberships, { account: member.id, company }),
    left,
  )
}

import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/hand-over-company.ts'
import { withOwner } from '#shared/people/membership.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { changeMembership, loadMembership } from './membership.ts'
import { aboutCompany, companyChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(contract.handOverCompany, async ({ body: { user_id } }, { actor, now, once }) => {
  const [membership, { company, owner }] = await Promise.all([
    loadMembership(actor, user_id),
    ownershipOf(actor.company),
  ])
  const after = withOwner(membership.by, membership.person.member, owner)
  await commit(
    ...(await changeMembership(membership, after)),
    replace(companies, { ...company, owner: after.id }),
    ...audited({ actor, now }, 'company_handed_over', aboutCompany(company), {
      changes: companyChanges(company, { ...company, owner: after.id }),
    }),
    ...once({}),
  )
})

/** A company with the member who owns it, who may have left. */
async function ownershipOf(id: string) {
  const company = await get(companies, { id })
  if (!company) throw problem('notFound')
  return { company, owner: await get(members, { company: id, id: company.owner }) }
}

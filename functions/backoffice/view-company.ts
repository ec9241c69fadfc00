import * as contract from '#shared/backoffice/contract/companies/view-company.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { membersAfter } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { knownCompany } from './known-company.ts'
import { isStillLooking } from './look.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

/**
 * What support sees of a company's people; nobody acts as one of them. Each look is in the company's log and the operators' before it is answered,
 * whichever page it begins at; its reply is not kept for retries, since people would be in it whom their company may erase meanwhile.
 */
export const handler = serve(contract.viewCompany, async ({ path: { id }, query: { cursor } }, { actor, now }) => {
  const atMost = contract.peopleOfView
  const [company, found, isSeen] = await Promise.all([
    knownCompany(id),
    membersAfter(id, cursor, atMost + 1),
    isStillLooking('companies', id, { actor, now }),
  ])
  if (!isSeen)
    await commit(
      ...audited({ actor: { company: id, user: null }, now }, 'people_viewed', aboutCompany(company)),
      ...auditedByOperator({ actor, now }, { area: 'companies', act: 'viewed', subject: { id, name: company.name } }),
    )
  const page = found.slice(0, atMost)
  return {
    data: page.map(({ id: person, first_name, last_name, email, role, status, approver_ids }) => ({
      id: person,
      first_name,
      last_name,
      email,
      role,
      status,
      approvers: approver_ids.length,
    })),
    next: found.length > atMost ? page.at(-1)!.id : null,
  }
})

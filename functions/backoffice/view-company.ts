import * as contract from '#shared/backoffice/contract/companies/view-company.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { membersAfter } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { knownCompany } from './known-company.ts'
import { auditedByOperator } from './operator-audit-store.ts'

/** What support sees of a company's people; nobody acts as one of them, and each look is in the company's log and the operators' before it is answered. */
export const handler = serve(
  contract.viewCompany,
  async ({ path: { id }, query: { cursor } }, { actor, now, once }) => {
    const atMost = contract.peopleOfView
    const [company, found] = await Promise.all([knownCompany(id), membersAfter(id, cursor, atMost + 1)])
    const page = found.slice(0, atMost)
    const reply = {
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
    // Of a company whose people are read page by page one look is kept.
    if (cursor === undefined)
      await commit(
        ...audited({ actor: { company: id, user: null }, now }, 'people_viewed', aboutCompany(company)),
        ...auditedByOperator({ actor, now }, { area: 'companies', act: 'viewed', subject: { id, name: company.name } }),
        ...once(reply),
      )
    return reply
  },
)

import { deletedCompany, restorableUntil } from '#shared/company/deletion.ts'
import * as contract from '#shared/company/contract/delete-company.ts'
import { Problem } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, replace } from '#functions/platform/table.ts'
import { companies, loadCompany } from './company-store.ts'
import { memberOf, members } from './member-store.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/**
 * Marks the company as deleted, which revokes all access to it at once, since every call checks the mark. Whoever is demoted at the same
 * moment deletes nothing.
 */
export const handler = serve(contract.deleteCompany, async ({ body: { name } }, { actor, now, once }) => {
  const [{ company }, by] = await Promise.all([loadCompany(actor.company), memberOf(actor.company, actor.user)])
  if (by.role !== roles.superadmin) throw new Problem('forbidden')
  const after = deletedCompany(company, name, actor.user, now)
  const data = { restorable_until: restorableUntil({ at: now.seconds }) }
  await commit(
    replace(companies, after),
    check(members, by),
    ...audited({ actor, now }, 'company_deleted', aboutCompany(company)),
    ...once({ data }),
  )
  return { data }
})

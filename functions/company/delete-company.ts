import * as contract from '#shared/company/contract/delete-company.ts'
import { deletedCompany } from '#shared/company/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { companies, loadCompany } from './company-store.ts'

/** Marks the company as deleted, which revokes all access to it at once, since every call checks the mark. */
export const handler = serve(contract.deleteCompany, async ({ body: { name } }, { actor, now, once }) => {
  const { company } = await loadCompany(actor.company)
  await commit(replace(companies, deletedCompany(company, name, actor.user, now)), ...once({}))
})

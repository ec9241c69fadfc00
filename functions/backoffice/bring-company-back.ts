import * as contract from '#shared/backoffice/contract/companies/bring-company-back.ts'
import { restoration } from '#functions/company/restore-company.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.bringCompanyBack, async ({ path: { id } }, { actor, now, once }) => {
  const { company, writes } = await restoration(id, now)
  await commit(
    ...writes,
    ...auditedByOperator({ actor, now }, { area: 'companies', act: 'restored', subject: { id, name: company.name } }),
    ...once({}),
  )
})

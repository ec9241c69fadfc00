import * as contract from '#shared/backoffice/contract/companies/decide-grant.ts'
import { answeredGrant } from '#functions/billing/answered-grant.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.decideGrant, async ({ path: { id }, body: { answer } }, { actor, now, once }) => {
  const { company, isTakenBack, writes } = await answeredGrant(id, answer, now)
  await commit(
    ...writes,
    ...auditedByOperator(
      { actor, now },
      {
        area: 'companies',
        act: answer,
        subject: { id, name: company.name },
        ...(isTakenBack && { changes: [{ field: 'standings', before: 'granted', after: null }] }),
      },
    ),
    ...once({}),
  )
})

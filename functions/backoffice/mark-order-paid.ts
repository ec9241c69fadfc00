import * as contract from '#shared/backoffice/contract/companies/mark-order-paid.ts'
import { paidOrder } from '#functions/billing/paid-order.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.markOrderPaid, async ({ path: { id, number } }, { actor, now, once }) => {
  const { company, writes } = await paidOrder(id, number, now)
  await commit(
    ...writes,
    ...auditedByOperator(
      { actor, now },
      {
        area: 'companies',
        act: 'paid',
        subject: { id, name: company.name },
        changes: [{ field: 'order', before: null, after: number }],
      },
    ),
    ...once({}),
  )
})

import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/billing/contract/withdraw-order.ts'
import { withdrawn } from '#shared/billing/order.ts'
import { aboutCompany, orderChanges } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { orders } from './order-store.ts'
import { planView, readPlan } from './plan-view.ts'

export const handler = serve(contract.withdrawOrder, async ({ path: { number } }, { actor, now, once }) => {
  const known = await readPlan(actor.company)
  const order = known.orders.find(one => one.number === number)
  if (!order) throw problem('notFound')
  if (order.state === 'paid') throw problem('conflict', 'refusals:orderPaid')
  if (order.state === 'withdrawn') throw problem('conflict', 'refusals:orderWithdrawn')
  const after = { ...order, ...withdrawn }
  const reply = planView({ ...known, orders: known.orders.map(one => (one === order ? after : one)) }, now.today)
  await commit(
    replace(orders, after),
    ...audited({ actor, now }, 'order_withdrawn', aboutCompany(known.company), { changes: orderChanges(order) }),
    ...once(reply),
  )
  return reply
})

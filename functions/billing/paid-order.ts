import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { get, replace } from '#functions/platform/table.ts'
import { buysOn, paidSubscriptions } from '#shared/billing/order.ts'
import { aboutCompany, orderChanges } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { companyPlans, planOf } from '#functions/company/plan-store.ts'
import { orders } from './order-store.ts'

/**
 * What marks an order paid, from when on its company has what it buys; also one that was withdrawn or replaced while the money was on its way.
 * @throws Problem where there is none, it is paid already, or the term that it adds to is over, or made way for a year
 */
export async function paidOrder(id: string, number: string, now: Pick<Now, 'today' | 'seconds'>) {
  const [company, order, plan] = await Promise.all([
    get(companies, { id }),
    get(orders, { company: id, number }),
    planOf(id),
  ])
  if (!company || !order) throw problem('notFound', 'refusals:noSuchOrder')
  if (order.state === 'paid') throw problem('conflict', 'refusals:orderPaidAlready')
  if (!buysOn(plan.subscriptions, order, now.today)) throw problem('conflict', 'refusals:orderTermOver')
  return {
    company,
    writes: [
      replace(orders, { ...order, state: 'paid', paid_on: now.today }),
      replace(companyPlans, { ...plan, subscriptions: paidSubscriptions(plan.subscriptions, order, now.today) }),
      ...audited({ actor: { company: id, user: null }, now }, 'order_paid', aboutCompany(company), {
        changes: orderChanges(order),
      }),
    ],
  }
}

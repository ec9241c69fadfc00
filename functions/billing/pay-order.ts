import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { paidSubscriptions } from '#shared/billing/order.ts'
import { aboutCompany, orderChanges } from '#shared/company/audit/audited-changes.ts'
import { followPlan } from './follow-plan.ts'
import { companyPlans, orders, planOf } from './plan-store.ts'

/**
 * Marks an order paid, from when on its company has what it buys; also one that was withdrawn or replaced while the money was on its way.
 * @throws Error where there is none, it is paid already, or the term that it adds to is over
 */
export async function payOrder(company: string, number: string, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  await retryOnConflict(async () => {
    const [found, order, plan] = await Promise.all([
      get(companies, { id: company }),
      get(orders, { company, number }),
      planOf(company),
    ])
    if (!found || !order) throw new Error('No company has this order.')
    if (order.state === 'paid') {
      // Whoever runs it again after it was interrupted has the company opened.
      await followPlan(company, now.today)
      throw new Error('This order is paid already.')
    }
    if (order.kind === 'change' && order.to_date < now.today)
      throw new Error('The term that this order adds to is over.')
    await commit(
      replace(orders, { ...order, state: 'paid', paid_on: now.today }),
      replace(companyPlans, { ...plan, subscriptions: paidSubscriptions(plan.subscriptions, order, now.today) }),
      ...audited({ actor: { company, user: null }, now }, 'order_paid', aboutCompany(found), {
        changes: orderChanges(order),
      }),
    )
  })
  await followPlan(company, now.today)
  log.info('an order is paid', { company, number })
}

import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit } from '#functions/platform/table.ts'
import { followPlan } from './follow-plan.ts'
import { paidOrder } from './paid-order.ts'

/** Marks it paid at once, as an operator's command does; whoever runs it again after it was interrupted has the company opened. @throws Problem */
export async function payOrder(company: string, number: string, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  try {
    await retryOnConflict(async () => commit(...(await paidOrder(company, number, now)).writes))
  } finally {
    await followPlan(company, now.today)
  }
  log.info('an order is paid', { company, number })
}

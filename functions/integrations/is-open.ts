import { headcountOf } from '#functions/company/company-store.ts'
import { planOf } from '#functions/company/plan-store.ts'
import { hasIntegrations, withTrial } from '#shared/company/plan/plan.ts'
import type { Day } from '#shared/calendar/day.ts'
import { problem } from '#shared/contract/problem.ts'

/** Whether the keys, webhooks and chat of a company work on a day. */
export async function isOpen(company: string, day: Day): Promise<boolean> {
  const [kept, seats] = await Promise.all([planOf(company), headcountOf(company)])
  return hasIntegrations(withTrial(kept, seats, day), seats, day)
}

/** @throws Problem `forbidden` where the plan of a company has no integrations */
export async function assertIntegrationsOpen(company: string, day: Day): Promise<void> {
  if (!(await isOpen(company, day))) throw problem('forbidden', 'refusals:integrationsClosed')
}

import { headcountOf } from './company-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { replace, type Write } from '#functions/platform/table.ts'
import { seatLimitOn, type CompanyPlan } from '#shared/company/plan/plan.ts'
import type { Day } from '#shared/calendar/day.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import { companyPlans } from './plan-store.ts'

/**
 * The write with which somebody takes a seat of a plan that has so many. It changes the plan, so that of two who take the last one at
 * once, one begins again; the headcount is therefore read after the plan.
 * @throws Problem `conflict` where all seats are taken
 */
export async function takeSeat(
  plan: Stored<CompanyPlan>,
  today: Day,
  refusal: Sentence['key'] = 'refusals:seatsFull',
): Promise<Write[]> {
  const limit = seatLimitOn(plan, today)
  if (limit === null) return []
  if ((await headcountOf(plan.company)) >= limit) throw problem('conflict', refusal, { count: limit })
  return [replace(companyPlans, plan)]
}

/** Refuses invitations that a plan has no seat for, since whoever accepts one would be turned away. @throws Problem `conflict` */
export async function assertSeats(
  plan: Promise<CompanyPlan>,
  invited: number,
  company: string,
  today: Day,
): Promise<void> {
  const [known, taken] = await Promise.all([plan, headcountOf(company)])
  const limit = seatLimitOn(known, today)
  if (limit !== null && taken + invited > limit) throw problem('conflict', 'refusals:seatsFull', { count: limit })
}

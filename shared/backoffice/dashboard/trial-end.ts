import * as z from 'zod/mini'
import { lastTrialDay, type CompanyPlan } from '../../company/plan/plan.ts'
import { Day } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'

/** That the trial of a company ends on a day, copied from its plan by the table's stream. */
export const TrialEnd = z.object({ day: Day, company: Id })
export type TrialEnd = z.infer<typeof TrialEnd>

type Tried = Pick<CompanyPlan, 'company' | 'trial_from' | 'grant' | 'subscriptions'>

/** The end of the trial that a plan has; undefined before it has begun, and where the company goes on without one. */
export function trialEndOf(plan: Tried | undefined): TrialEnd | undefined {
  if (!plan?.trial_from || plan.grant === 'granted') return undefined
  const day = lastTrialDay(plan.trial_from)
  return plan.subscriptions.some(({ to_date }) => to_date > day) ? undefined : { day, company: plan.company }
}

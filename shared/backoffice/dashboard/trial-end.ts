import * as z from 'zod/mini'
import { lastTrialDay } from '../../billing/plan.ts'
import { Day } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'

/** That the trial of a company ends on a day, copied from its plan by the table's stream. */
export const TrialEnd = z.object({ day: Day, company: Id })
export type TrialEnd = z.infer<typeof TrialEnd>

/** The end of the trial that a plan has; undefined before it has begun. */
export const trialEndOf = (plan: { company: string; trial_from: Day | null } | undefined): TrialEnd | undefined =>
  plan?.trial_from ? { day: lastTrialDay(plan.trial_from), company: plan.company } : undefined

import { companies, headcountOf } from '#functions/company/company-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { check, commit, get, replace } from '#functions/platform/table.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { members } from '#functions/company/member-store.ts'
import { announceToAdmins } from '#functions/notifications/deadline-announcement.ts'
import type { CompanyDayTask } from '#functions/notifications/every-company-task.ts'
import {
  endToRemindOf,
  hasIntegrations,
  standingOn,
  subscriptionOn,
  withTrial,
  type CompanyPlan,
} from '#shared/company/plan/plan.ts'
import type { Day } from '#shared/calendar/day.ts'
import * as z from 'zod/mini'
import { companyPlans, planOf } from '#functions/company/plan-store.ts'

/**
 * Begins the trial of a company that has grown beyond the free seats, and keeps with the company whether its leave is read-only and
 * whether it has integrations, so that no call about them reads its plan; undefined for a company that is not there any more.
 */
export const followPlan = (id: string, day: Day) =>
  retryOnConflict(async () => {
    const [company, kept, seats] = await Promise.all([get(companies, { id }), planOf(id), headcountOf(id)])
    if (!company || company.is_deleted) return undefined
    const plan = withTrial(kept, seats, day)
    const is_read_only = standingOn(plan, seats, day) === 'read_only'
    const has_integrations = hasIntegrations(plan, seats, day)
    const isSame = is_read_only === company.is_read_only && has_integrations === company.has_integrations
    if (plan !== kept || !isSame)
      await commit(
        isSame ? check(companies, company) : replace(companies, { ...company, is_read_only, has_integrations }),
        // What was paid for meanwhile has it decided again.
        plan === kept ? check(companyPlans, kept) : replace(companyPlans, plan),
      )
    return { plan, seats }
  })

/** What a day does to the plan of a company: it may end, or be about to, of which the administrators are told. */
export async function followPlanOn({ company, day }: Pick<CompanyDayTask, 'company' | 'day'>): Promise<void> {
  // One that comes late must not undo what was paid for meanwhile.
  const { today } = nowAt(new Date())
  const followed = await followPlan(company, day > today ? day : today)
  if (!followed) return
  const { plan, seats } = followed
  const last_date = endToRemindOf(plan, seats, day)
  if (!last_date) return
  const kind = subscriptionOn(plan, last_date) ? 'subscription' : 'trial'
  await announceToAdmins(company, { kind, last_date }, day)
}

/** Whether a plan lets a company do what another one did. */
const isAsGood = (before: CompanyPlan | undefined, after: CompanyPlan) =>
  JSON.stringify([before?.trial_from, before?.grant === 'granted', before?.subscriptions]) ===
  JSON.stringify([after.trial_from, after.grant === 'granted', after.subscriptions])

const countedMember = viewOf(members, z.object({ company: z.string(), id: z.string(), status: z.string() }))

/**
 * Follows whoever becomes active or ceases to be: the tenth person begins a trial, and with nine everything is free again; and what an operator
 * has changed of a plan.
 */
export async function followPlanOnChange(change: Change): Promise<void> {
  const plan = changeOf(companyPlans, change)
  if (plan?.after && !isAsGood(plan.before, plan.after)) await followPlan(plan.after.company, nowAt(new Date()).today)
  const { before, after } = changeOf(countedMember, change) ?? {}
  const company = (after ?? before)?.company
  const isActive = (one: typeof after) => one?.status === 'active'
  if (company && isActive(before) !== isActive(after)) await followPlan(company, nowAt(new Date()).today)
}

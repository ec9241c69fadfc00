import type { CompanyRow } from '#shared/backoffice/contract/companies/company-row.ts'
import { lastUsableDay, noPlan, standingOn, withTrial, type CompanyPlan } from '#shared/company/plan/plan.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Company } from '#shared/company/model.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { companies, headcountOf } from '#functions/company/company-store.ts'
import { getAll } from '#functions/platform/table.ts'

/** The row of a company with its plan and the number of its active members. */
export function companyRow(
  { id, name, country, created_at, erase_on }: Company,
  kept: CompanyPlan,
  seats: number,
  today: Day,
): CompanyRow {
  const plan = withTrial(kept, seats, today)
  return {
    id,
    name,
    country,
    created_at,
    seats,
    standing: standingOn(plan, seats, today),
    asks_for_grant: plan.grant === 'asked',
    last_day: lastUsableDay(plan, seats, today),
    erase_on,
  }
}

/** The rows of companies by their ids, in that order, all read at the same moment; those that are gone are left out. */
export async function companyRows(
  ids: readonly string[],
  today: Day,
  known?: readonly Company[],
): Promise<CompanyRow[]> {
  const [found, plans, headcounts] = await Promise.all([
    known ??
      getAll(
        companies,
        ids.map(id => ({ id })),
        { mayLag: true },
      ),
    getAll(
      companyPlans,
      ids.map(company => ({ company })),
      { mayLag: true },
    ),
    Promise.all(ids.map(id => headcountOf(id))),
  ])
  return ids.flatMap((id, place) => {
    const company = found.find(one => one.id === id)
    const plan = plans.find(one => one.company === id) ?? noPlan(id)
    return company ? [companyRow(company, plan, headcounts[place] ?? 0, today)] : []
  })
}

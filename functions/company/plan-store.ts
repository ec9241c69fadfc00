import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'
import { CompanyPlan, noPlan } from '#shared/company/plan/plan.ts'

export const companyPlans: Kind<CompanyPlan, { company: string }> = {
  name: 'CompanyPlan',
  schema: CompanyPlan,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'PLAN' }),
}

/** What a company has of the service; one that was never asked about has nothing stored. */
export const planOf = async (company: string): Promise<Stored<CompanyPlan>> =>
  (await get(companyPlans, { company })) ?? { ...noPlan(company), _version: 0 }

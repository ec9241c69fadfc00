import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { followPlan } from './follow-plan.ts'
import { companyPlans, planOf } from './plan-store.ts'

/**
 * Grants a company everything free of charge, as foundations and non-profit schools get it, whether it was asked for or not.
 * @throws Error where there is no such company, or it has the grant already
 */
export async function grantPlan(company: string, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  await retryOnConflict(async () => {
    const [found, plan] = await Promise.all([get(companies, { id: company }), planOf(company)])
    if (!found) throw new Error('No company has this id.')
    if (plan.grant === 'granted') throw new Error('This company has the grant already.')
    await commit(
      replace(companyPlans, { ...plan, grant: 'granted' }),
      ...audited({ actor: { company, user: null }, now }, 'grant_given', aboutCompany(found)),
    )
  })
  await followPlan(company, now.today)
  log.info('a grant is given', { company })
}

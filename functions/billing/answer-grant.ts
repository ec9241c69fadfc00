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
 * Grants a company everything free of charge, as foundations and non-profit schools get it, whether it was asked for or not, or declines
 * what was asked for, so that it can be asked for again.
 * @throws Error where there is no such company, it has the grant already, or has asked for none that could be declined
 */
export async function answerGrant(
  company: string,
  answer: 'granted' | 'declined',
  now: Pick<Now, 'today' | 'seconds'>,
): Promise<void> {
  await retryOnConflict(async () => {
    const [found, plan] = await Promise.all([get(companies, { id: company }), planOf(company)])
    if (!found) throw new Error('No company has this id.')
    if (plan.grant === 'granted') throw new Error('This company has the grant already.')
    if (answer === 'declined' && plan.grant !== 'asked') throw new Error('This company has not asked for a grant.')
    await commit(
      replace(companyPlans, { ...plan, grant: answer === 'granted' ? 'granted' : 'none', grant_asked_by: null }),
      ...audited(
        { actor: { company, user: null }, now },
        answer === 'granted' ? 'grant_given' : 'grant_declined',
        aboutCompany(found),
      ),
    )
  })
  await followPlan(company, now.today)
  log.info('a grant is answered', { company, answer })
}

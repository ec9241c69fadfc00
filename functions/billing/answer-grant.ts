import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { followPlan } from './follow-plan.ts'
import { companyPlans, planOf } from './plan-store.ts'

type Answer = 'granted' | 'declined'

/**
 * What grants a company everything free of charge, as foundations and non-profit schools get it, whether it was asked for or not, or declines
 * what was asked for, so that it can be asked for again.
 * @throws Problem where there is no such company, it has the grant already, or has asked for none that could be declined
 */
export async function answeredGrant(id: string, answer: Answer, now: Pick<Now, 'today' | 'seconds'>) {
  const [company, plan] = await Promise.all([get(companies, { id }), planOf(id)])
  if (!company) throw problem('notFound', 'refusals:noSuchCompany')
  if (plan.grant === 'granted') throw problem('conflict', 'refusals:grantGiven')
  if (answer === 'declined' && plan.grant !== 'asked') throw problem('conflict', 'refusals:grantNotAsked')
  return {
    company,
    writes: [
      replace(companyPlans, { ...plan, grant: answer === 'granted' ? 'granted' : 'none', grant_asked_by: null }),
      ...audited(
        { actor: { company: id, user: null }, now },
        answer === 'granted' ? 'grant_given' : 'grant_declined',
        aboutCompany(company),
      ),
    ],
  }
}

/** Answers at once, as an operator's command does. @throws Problem */
export async function answerGrant(company: string, answer: Answer, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  await retryOnConflict(async () => commit(...(await answeredGrant(company, answer, now)).writes))
  await followPlan(company, now.today)
  log.info('a grant is answered', { company, answer })
}

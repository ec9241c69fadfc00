import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { get, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { companyPlans, planOf } from '#functions/company/plan-store.ts'

export type GrantAnswer = 'granted' | 'declined'

/**
 * What grants a company everything free of charge, as foundations and non-profit schools get it, whether it was asked for or not, or declines
 * what was asked for, so that it can be asked for again.
 * @throws Problem where there is no such company, it has the grant already, or has asked for none that could be declined
 */
export async function answeredGrant(id: string, answer: GrantAnswer, now: Pick<Now, 'today' | 'seconds'>) {
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

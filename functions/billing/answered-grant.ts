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
 * what was asked for, so that it can be asked for again. What was granted already is taken back by declining it: the company has the plan or
 * the trial that it would have had without it.
 * @throws Problem where there is no such company, it has the grant already, or has asked for none that could be declined
 */
export async function answeredGrant(id: string, answer: GrantAnswer, now: Pick<Now, 'today' | 'seconds'>) {
  const [company, plan] = await Promise.all([get(companies, { id }), planOf(id)])
  if (!company) throw problem('notFound', 'refusals:noSuchCompany')
  const wasGranted = plan.grant === 'granted'
  if (answer === 'granted' && wasGranted) throw problem('conflict', 'refusals:grantGiven')
  if (answer === 'declined' && plan.grant === 'none') throw problem('conflict', 'refusals:grantNotAsked')
  return {
    company,
    isTakenBack: answer === 'declined' && wasGranted,
    writes: [
      replace(companyPlans, { ...plan, grant: answer === 'granted' ? 'granted' : 'none', grant_asked_by: null }),
      ...audited(
        { actor: { company: id, user: null }, now },
        answer === 'granted' ? 'grant_given' : wasGranted ? 'grant_taken_back' : 'grant_declined',
        aboutCompany(company),
      ),
    ],
  }
}

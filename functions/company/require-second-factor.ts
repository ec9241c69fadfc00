import * as contract from '#shared/company/contract/require-second-factor.ts'
import { refuse } from '#shared/contract/problem.ts'
import { secondFactors, secondFactorsOf } from '#functions/account/second-factor-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, replace } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { loadShownCompany } from './shown-company.ts'
import { companyView } from './company-view.ts'
import { aboutCompany, companyChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** Only who has a second factor makes the rule, which holds for themselves too, from the next call on. */
export const handler = serve(contract.requireSecondFactor, async ({ body }, { actor, now }) => {
  const own = await secondFactorsOf(actor.account)
  if (body.is_required && !own.is_on) throw refuse('is_required', 'refusals:ownFactorFirst')
  const { company: before, ...others } = await loadShownCompany(actor.company)
  const company = { ...before, admins_need_second_factor: body.is_required }
  await commit(
    replace(companies, company),
    check(secondFactors, own),
    ...audited({ actor, now }, 'company_changed', aboutCompany(company), { changes: companyChanges(before, company) }),
  )
  return companyView({ ...others, company }, now.today)
})

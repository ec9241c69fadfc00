import * as contract from '#shared/backoffice/contract/companies/change-trial.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { aboutCompany, changesBetween } from '#shared/company/audit/audited-changes.ts'
import { lastTrialDay, trialUntil, withTrial } from '#shared/company/plan/plan.ts'
import { addMonths } from '#shared/calendar/day.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { companyPlans, planOf } from '#functions/company/plan-store.ts'
import { audited } from '#functions/company/audit-store.ts'
import { headcountOf } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { knownCompany } from './known-company.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

/** The longest that a trial is extended at once, in months from today. */
const longestTrial = 12

/** The stream has the company read-only, or open again, as follows from its trial. */
export const handler = serve(contract.changeTrial, async ({ path: { id }, body }, { actor, now, once }) => {
  const [company, kept, seats] = await Promise.all([knownCompany(id), planOf(id), headcountOf(id)])
  if (kept._version !== body.version) throw problem('conflict', 'refusals:changedMeanwhile')
  const { trial_from } = withTrial(kept, seats, now.today)
  if (trial_from === null) throw problem('conflict', 'refusals:noTrial')
  if (body.to_date > addMonths(now.today, longestTrial)) throw refuse('to_date', 'refusals:trialTooLong')
  const [before, after] = [{ trial_until: lastTrialDay(trial_from) }, { trial_until: body.to_date }]
  await commit(
    replace(companyPlans, { ...kept, trial_from: trialUntil(body.to_date) }),
    ...audited({ actor: { company: id, user: null }, now }, 'trial_changed', aboutCompany(company), {
      changes: changesBetween({ trial_until: 'shown' }, before, after),
    }),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'companies',
        act: 'changed',
        subject: { id, name: company.name },
        changes: operatorChanges(before, after),
      },
    ),
    ...once({}),
  )
})

import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/billing/contract/ask-for-grant.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { planView, readPlan } from './plan-view.ts'

/** Keeps that it was asked for; the operators are emailed by the stream and decide. */
export const handler = serve(contract.askForGrant, async (_, { actor, now, once, perCall }) => {
  const [known] = await Promise.all([
    readPlan(actor.company),
    countAttempt('grant', { whose: actor.account }, { now, perCall }),
  ])
  if (known.plan.grant !== 'none') throw problem('conflict', 'refusals:grantAsked')
  const plan = { ...known.plan, grant: 'asked' as const, grant_asked_by: actor.user }
  const reply = planView({ ...known, plan }, now.today)
  await commit(
    replace(companyPlans, plan),
    ...audited({ actor, now }, 'grant_asked', aboutCompany(known.company)),
    ...once(reply),
  )
  return reply
})

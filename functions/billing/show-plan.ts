import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/billing/contract/show-plan.ts'
import { planView, readPlan } from './plan-view.ts'

export const handler = serve(contract.showPlan, async ({ query }, { actor, now }) =>
  planView(await readPlan(actor.company), now.today, Number(query.seats ?? 0)),
)

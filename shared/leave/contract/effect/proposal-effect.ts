import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FactChangeView } from '../../../people/contract/facts/fact-change-view.ts'
import { LeaveEffect } from '../../effect/leave-effect.ts'

export const proposalEffect = endpoint('GET /user/{id}/fact-change/{changeId}/effect', {
  summary:
    "A proposed change of facts, and what it would make of the person's leave; nothing once it is closed or outdated",
  access: 'admin',
  reply: z.object({
    proposal: FactChangeView,
    /** Whether one of its facts has been changed since, so that it can only be declined. */
    is_outdated: z.boolean(),
    data: z.array(LeaveEffect),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { FactChangeView } from '../../people/contract/fact-change-view.ts'
import { LeaveEffect } from '../effect/leave-effect.ts'

export const proposalEffect = endpoint('GET /user/{id}/fact-change/{changeId}/effect', {
  summary: "A proposed change of facts, and what it would make of the person's leave; nothing once it is closed",
  access: 'admin',
  reply: z.object({ proposal: FactChangeView, data: z.array(LeaveEffect) }),
})

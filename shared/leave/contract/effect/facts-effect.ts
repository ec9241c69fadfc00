import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FactsChange } from '../../effect/facts-change.ts'
import { LeaveEffect } from '../../effect/leave-effect.ts'

export const factsEffect = endpoint('POST /user/{id}/facts-effect', {
  summary:
    "What other personal facts, or days granted or taken away, would make of a person's leave: this year, the next, and years with booked leave",
  access: 'admin',
  changes: false,
  body: FactsChange,
  reply: z.object({ data: z.array(LeaveEffect) }),
})

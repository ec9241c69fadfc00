import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { prose } from '../../../contract/wire.ts'
import { longestReason } from '../../facts/fact-change.ts'
import { FactChangeView } from './fact-change-view.ts'

export const declineFacts = endpoint('POST /user/{id}/fact-change/{changeId}/decline', {
  summary: 'Declines a proposed change of facts, with a reason if there is one to give',
  access: 'admin',
  body: z.object({ reason: z._default(prose(longestReason), '') }),
  reply: z.object({ data: FactChangeView }),
})

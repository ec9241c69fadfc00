import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { FactChangeView } from '../../people/contract/facts/fact-change-view.ts'

export const confirmFacts = endpoint('POST /user/{id}/fact-change/{changeId}/confirm', {
  summary: 'Confirms a proposed change of facts, which holds from then on',
  access: 'admin',
  reply: z.object({ data: FactChangeView }),
})

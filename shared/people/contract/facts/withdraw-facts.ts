import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FactChangeView } from './fact-change-view.ts'

export const withdrawFacts = endpoint('DELETE /user/{id}/fact-change/{changeId}', {
  summary: 'Withdraws a proposed change of facts of the caller',
  access: 'member',
  reply: z.object({ data: FactChangeView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FactChangeView } from './fact-change-view.ts'

export const listFactChanges = endpoint('GET /user/{id}/fact-change', {
  summary: 'The history of the facts that leave is counted from, newest first; for the person and administrators',
  access: 'member',
  reply: z.object({ data: z.array(FactChangeView) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { RequestView } from '../../view/request-view.ts'

export const listWaiting = endpoint('GET /day-off/dashboard', {
  summary: 'The requests that wait for the decision of the caller',
  access: 'member',
  keys: 'read',
  tool: { scope: 'read' },
  query: z.object({ limit: z.optional(z.string().check(z.regex(/^(-1|\d{1,4})$/, { error: 'problems:number' }))) }),
  reply: z.object({ data: z.array(RequestView), total: z.int() }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Decision } from '../../view/decision.ts'
import { RequestView } from '../../view/request-view.ts'

export const approveLeave = endpoint('POST /day-off/approve/{id}', {
  summary: 'Approves a request',
  access: 'member',
  keys: 'write',
  tool: { scope: 'write' },
  books: true,
  body: z.optional(Decision),
  reply: z.object({ data: RequestView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Decision } from '../../view/decision.ts'
import { RequestView } from '../../view/request-view.ts'

export const denyLeave = endpoint('POST /day-off/reject/{id}', {
  summary: 'Denies a request; its days are free again',
  access: 'member',
  keys: 'write',
  tool: { scope: 'write' },
  books: true,
  body: z.optional(Decision),
  reply: z.object({ data: RequestView }),
})

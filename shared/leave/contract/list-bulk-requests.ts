import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { BulkSummary } from '../view/bulk-summary.ts'

export const listBulkRequests = endpoint('GET /user/bulk', {
  summary: 'What administrators have done with many people at once in the last thirty days, the newest first',
  access: 'admin',
  reply: z.object({ data: z.array(BulkSummary) }),
})

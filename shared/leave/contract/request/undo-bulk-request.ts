import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { BulkRequestView } from '../../view/bulk-request-view.ts'

export const undoBulkRequest = endpoint('POST /day-off/bulk/{id}/undo', {
  summary: 'Stops leave for many people, or a change of many, and takes back what is done of it',
  access: 'admin',
  reply: z.object({ data: BulkRequestView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { BulkChange } from '../bulk-change.ts'
import { BulkRequestView, UserIds } from '../view/bulk-request-view.ts'

export const changePeople = endpoint('POST /user/bulk', {
  summary: 'Does the same with many people, each on their own; the reply says where the progress is',
  access: 'admin',
  body: z.object({ user_ids: UserIds, change: BulkChange }),
  /** As `GET /day-off/bulk/{id}` tells it from then on. */
  reply: z.object({ data: BulkRequestView }),
})

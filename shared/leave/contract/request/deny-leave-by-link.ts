import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { RequestView } from '../../view/request-view.ts'

export const denyLeaveByLink = endpoint('GET /day-off/reject/{id}', {
  summary: 'Denies a request without a comment',
  access: 'member',
  books: true,
  changes: true,
  reply: z.object({ data: RequestView }),
})

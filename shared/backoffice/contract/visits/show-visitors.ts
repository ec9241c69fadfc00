import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Period } from './period.ts'

export const showVisitors = endpoint('GET /admin/visitor', {
  summary:
    'How many pages of the public site were looked at on each day of a period, and by how many people who have granted statistics',
  access: 'operator:visitors.read',
  query: Period,
  reply: z.object({ data: z.array(z.object({ date: Day, page_views: z.int(), unique_visitors: z.int() })) }),
})

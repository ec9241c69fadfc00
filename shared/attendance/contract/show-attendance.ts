import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { SheetView } from './sheet-view.ts'

export const showAttendance = endpoint('GET /attendance', {
  summary:
    "A person's sheet of a month: what was scheduled, taken off and worked on each day (one's own of this month by default)",
  access: 'member',
  keys: 'read',
  query: z.object({ user_id: z.optional(Id), month: z.optional(Month) }),
  reply: z.object({ data: SheetView }),
})

import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { SheetView } from './sheet-view.ts'

export const handInAttendance = endpoint('POST /attendance/hand-in', {
  summary: 'Hands in the sheet of a month, so that it can be accepted',
  access: 'member',
  body: z.object({ user_id: z.optional(Id), month: Month }),
  reply: z.object({ data: SheetView }),
})

import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, prose } from '../../contract/wire.ts'
import { longestMessage } from '../../leave/model.ts'
import { SheetView } from './sheet-view.ts'

export const reopenAttendance = endpoint('POST /attendance/reopen', {
  summary: 'Opens a sheet again that was handed in or accepted, an accepted one for a reason that stays in its history',
  access: 'member',
  body: z.object({
    user_id: Id,
    month: Month,
    /** Needed where the sheet was accepted. */
    reason: z.optional(prose(longestMessage)),
  }),
  reply: z.object({ data: SheetView }),
})

import * as z from 'zod/mini'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'

/** How many sheets are accepted within one call. */
export const mostAccepted = 50

export const acceptAttendance = endpoint('POST /attendance/accept', {
  summary:
    'Accepts the sheets of several people and locks their month; of those that cannot be accepted it is told why',
  access: 'member',
  body: z.object({
    month: Month,
    user_ids: z
      .array(Id)
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(mostAccepted, { error: 'problems:tooManyItems' }),
      ),
  }),
  reply: z.object({
    data: z.array(z.object({ user_id: Id, is_accepted: z.boolean(), error: z.optional(z.string()) })),
  }),
})

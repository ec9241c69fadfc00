import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { prose } from '../../../contract/wire.ts'
import { longestMessage } from '../../model.ts'
import { RequestView } from '../../view/request-view.ts'

const Reason = prose(longestMessage).check(z.minLength(1, { error: 'problems:required' }))

export const shortenLeave = endpoint('PUT /day-off/{id}/shorten', {
  summary: 'Takes days off the beginning or the end of a leave, past ones too, for a reason that stays in its history',
  access: 'admin',
  keys: 'write',
  books: true,
  body: z.object({
    /** The new first day, where it changes. */
    from_date: z.optional(Day),
    /** The new last day, where it changes; null leaves nothing of the leave. */
    to_date: z.optional(z.nullable(Day)),
    reason: Reason,
  }),
  reply: z.object({ data: RequestView }),
})

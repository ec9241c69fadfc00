import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { BulkRequestView, ResultPerPerson, UserIds } from '../../view/bulk-request-view.ts'
import { leaveFields } from '../../view/request-form.ts'
import { RequestView } from '../../view/request-view.ts'

/** The payload of a request; only administrators may name several people. */
const RequestForm = z.object({
  ...leaveFields,
  user_id: z.optional(z.union([Id, UserIds])),
})

export const requestLeave = endpoint('POST /day-off', {
  summary:
    'Asks for days off; an administrator also for others, one or several; for more than a hundred the reply says where the progress is',
  access: 'member',
  keys: 'write',
  tool: { scope: 'write' },
  books: true,
  problems: ['tooMany'],
  body: RequestForm,
  reply: z.object({
    data: z.union([RequestView, z.array(ResultPerPerson)]),
    /** Where there are too many people for one call, whose results follow. */
    bulk: z.optional(BulkRequestView),
  }),
})

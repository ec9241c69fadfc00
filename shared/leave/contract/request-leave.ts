import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { leaveFields } from '../view/request-form.ts'
import { RequestView } from '../view/request-view.ts'

/** The payload of a request; only administrators may name several people. */
const RequestForm = z.object({
  ...leaveFields,
  user_id: z.optional(
    z.union([
      Id,
      z
        .array(Id)
        .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(100, { error: 'problems:tooManyItems' })),
    ]),
  ),
})

const ResultPerPerson = z.object({
  user_id: z.string(),
  id: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ResultPerPerson = z.infer<typeof ResultPerPerson>

export const requestLeave = endpoint('POST /day-off', {
  summary: 'Asks for days off; an administrator also for others, one or several',
  access: 'member',
  body: RequestForm,
  reply: z.object({ data: z.union([RequestView, z.array(ResultPerPerson)]) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'

export const cancelSeveral = endpoint('POST /day-off/cancel', {
  summary: 'Cancels several requests, such as those that were made together; the reply says what became of each',
  access: 'admin',
  books: true,
  body: z.object({
    ids: z
      .array(Id)
      .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(100, { error: 'problems:tooManyItems' })),
  }),
  reply: z.object({ data: z.array(z.object({ id: z.string(), errors: z.optional(z.array(z.string())) })) }),
})

import { roles } from '../../contract/role.ts'
import * as z from 'zod/mini'
import { Email } from '../../account/model.ts'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { beginning } from './beginning.ts'

export const invitePeople = endpoint('POST /user/invite', {
  summary: 'Invites people by e-mail; the reply says per address whether it went',
  access: 'admin',
  body: z.object({
    invites: z
      .array(
        z.object({
          email: Email,
          role: z.optional(z.union([z.literal(roles.employee), z.literal(roles.administrator)])),
          /** The first day of the employment; somebody who comes back begins a new one. */
          employment_start: z.optional(Day),
          ...beginning,
        }),
      )
      .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(50, { error: 'problems:tooManyItems' })),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        email: z.string(),
        errors: z.optional(z.array(z.string())),
        /** The same sentences by the field of the invitation that they are about. */
        fields: z.optional(z.record(z.string(), z.array(z.string()))),
      }),
    ),
  }),
})

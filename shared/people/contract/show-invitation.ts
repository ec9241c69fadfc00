import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const showInvitation = endpoint('GET /auth/invite/{token}', {
  summary: 'Who invites whom, before it is accepted',
  access: 'anyone',
  reply: z.object({
    data: z.object({ email: z.string(), company: z.string(), invited_by: z.string(), has_account: z.boolean() }),
  }),
})

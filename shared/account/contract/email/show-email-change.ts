import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

/** A change of the own address that waits for the link to be opened, and until when it can be (unix seconds). */
export const EmailChangeView = z.object({ email: z.string(), expires_at: z.int() })
export type EmailChangeView = z.infer<typeof EmailChangeView>

export const showEmailChange = endpoint('GET /user/email-change', {
  summary: 'The address that the own account is to have once its link is opened, if any',
  access: 'account',
  reply: z.object({ data: z.nullable(EmailChangeView) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { SecondStep } from '../second-factor/second-step.ts'
import { SignedIn } from '../signed-in.ts'
import { IdentityResponse } from './identity-response.ts'

export const completeIdentityLogIn = endpoint('POST /auth/identity/{provider}/complete', {
  summary:
    'Signs in with what Google or Microsoft sent back, or registers whoever has no account yet. With a second factor the reply is the second step instead',
  access: 'anyone',
  body: z.object({ response: IdentityResponse }),
  problems: ['invalid'],
  reply: z.object({
    user: z.optional(SignedIn.shape.user),
    token: z.optional(SignedIn.shape.token),
    second_step: z.optional(SecondStep),
    /** Whether the session is kept after an hour without use. */
    remember_me: z.boolean(),
  }),
})

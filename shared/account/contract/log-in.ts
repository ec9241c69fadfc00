import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Captcha } from '../../contract/wire.ts'
import { Email, GivenPassword } from '../model.ts'
import { SecondStep } from './second-factor/second-step.ts'
import { SignedIn } from './signed-in.ts'

export const logIn = endpoint('POST /auth/login', {
  summary:
    'Signs in; the refresh token comes as a cookie. After failures it asks for a captcha: the refusal names `captcha`. With a second factor the reply is the second step instead',
  access: 'anyone',
  body: z.object({
    email: Email,
    password: GivenPassword,
    remember_me: z._default(z.boolean(), true),
    /** Needed after a few failures; a refusal that names `captcha` asks for it. */
    captcha: Captcha,
  }),
  reply: z.object({
    user: z.optional(SignedIn.shape.user),
    token: z.optional(SignedIn.shape.token),
    second_step: z.optional(SecondStep),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Email, GivenPassword } from '../model.ts'
import { SignedIn } from './signed-in.ts'

export const logIn = endpoint('POST /auth/login', {
  summary: 'Signs in; the refresh token comes as a cookie',
  access: 'anyone',
  body: z.object({ email: Email, password: GivenPassword, remember_me: z._default(z.boolean(), true) }),
  reply: SignedIn,
})

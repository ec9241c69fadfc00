import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Captcha } from '../../contract/wire.ts'
import { Email, NewPassword } from '../model.ts'
import { SignedIn } from './signed-in.ts'

export const register = endpoint('POST /auth/register', {
  summary: 'Makes an account; the company follows',
  access: 'anyone',
  body: z.object({ email: Email, password: NewPassword, captcha: Captcha }),
  reply: SignedIn,
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Captcha } from '../../contract/wire.ts'
import { Email } from '../model.ts'

export const forgotPassword = endpoint('POST /auth/forgot-password', {
  summary: 'Sends a link by which another password can be chosen within an hour',
  access: 'anyone',
  body: z.object({ email: Email, captcha: Captcha }),
})

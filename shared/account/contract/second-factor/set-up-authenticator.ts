import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const setUpAuthenticator = endpoint('POST /user/authenticator/setup', {
  summary: 'A secret for an authenticator app, which counts once a code of it has confirmed it',
  access: 'account',
  confirmed: true,
  reply: z.object({
    data: z.object({
      challenge: z.string(),
      /** Base32, for typing. */
      secret: z.string(),
      /** The `otpauth://` address, for a QR code. */
      address: z.string(),
    }),
  }),
})

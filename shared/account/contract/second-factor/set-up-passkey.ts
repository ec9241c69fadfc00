import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PasskeyCreation } from './webauthn.ts'

export const setUpPasskey = endpoint('POST /user/passkey/setup', {
  summary: 'What a browser makes a passkey with',
  access: 'account',
  confirmed: true,
  reply: z.object({ data: z.object({ challenge: z.string(), passkey: PasskeyCreation }) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ChallengeToken } from './factor-code.ts'
import { PasskeyRequest } from './webauthn.ts'

export const startPasskeyLogIn = endpoint('POST /auth/passkey/options', {
  summary: 'What a browser asks a passkey with: to sign in by it alone, or as the second step after a password',
  access: 'anyone',
  body: z.object({
    /** The challenge of the second step. */
    second_step: z.optional(ChallengeToken),
  }),
  reply: z.object({ challenge: z.string(), passkey: PasskeyRequest }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ChallengeToken } from './factor-code.ts'
import { SignedIn } from '../signed-in.ts'
import { PasskeyAssertion } from './webauthn.ts'

export const logInWithPasskey = endpoint('POST /auth/passkey', {
  summary: 'Signs in by a passkey alone, which has verified its owner',
  access: 'anyone',
  body: z.object({
    challenge: ChallengeToken,
    passkey: PasskeyAssertion,
    remember_me: z._default(z.boolean(), true),
  }),
  reply: SignedIn,
})

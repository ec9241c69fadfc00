import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ChallengeToken, FactorCode } from './factor-code.ts'
import { SignedIn } from '../signed-in.ts'
import { PasskeyAssertion } from './webauthn.ts'

export const completeLogIn = endpoint('POST /auth/second-factor', {
  summary: 'The second step of signing in: a code of the authenticator app, a recovery code or a passkey',
  access: 'anyone',
  body: z.object({
    challenge: ChallengeToken,
    code: z.optional(FactorCode),
    passkey: z.optional(PasskeyAssertion),
  }),
  reply: SignedIn,
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { GivenPassword } from '../../model.ts'
import { ChallengeToken, FactorCode } from './factor-code.ts'
import { PasskeyAssertion } from './webauthn.ts'

export const confirmIdentity = endpoint('POST /user/confirm-identity', {
  summary:
    'Confirms for a quarter of an hour that it is still the same person: by a code or a passkey for whoever has a second factor, by the password for others',
  access: 'account',
  body: z.object({
    password: z.optional(GivenPassword),
    code: z.optional(FactorCode),
    /** The token of the challenge that the passkey has signed. */
    challenge: z.optional(ChallengeToken),
    passkey: z.optional(PasskeyAssertion),
  }),
  reply: z.object({ data: z.object({ confirmed_until: z.int() }) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PasskeyName } from '../../second-factor.ts'
import { ChallengeToken } from './factor-code.ts'
import { NewRecoveryCodes } from './new-recovery-codes.ts'
import { PasskeyAttestation } from './webauthn.ts'

export const addPasskey = endpoint('POST /user/passkey', {
  summary: 'Adds a passkey that the browser has made',
  access: 'account',
  confirmed: true,
  body: z.object({ challenge: ChallengeToken, name: PasskeyName, passkey: PasskeyAttestation }),
  reply: NewRecoveryCodes,
})

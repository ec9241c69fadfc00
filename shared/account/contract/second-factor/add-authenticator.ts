import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ChallengeToken, FactorCode } from './factor-code.ts'
import { NewRecoveryCodes } from './new-recovery-codes.ts'

export const addAuthenticator = endpoint('POST /user/authenticator', {
  summary: 'Adds the authenticator app that was set up, in place of an earlier one',
  access: 'account',
  confirmed: true,
  body: z.object({ challenge: ChallengeToken, code: FactorCode }),
  reply: NewRecoveryCodes,
})

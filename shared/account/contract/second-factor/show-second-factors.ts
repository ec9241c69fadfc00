import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Passkey } from '../../second-factor.ts'

export const PasskeyView = z.pick(Passkey, {
  id: true,
  name: true,
  is_synced: true,
  created_at: true,
  last_used_at: true,
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const SecondFactorsView = z.object({
  /** When the authenticator app was added, in unix seconds. */
  authenticator: z.nullable(z.object({ added_at: z.int() })),
  passkeys: z.array(PasskeyView),
  recovery_codes_left: z.int(),
  /** Until when the identity is confirmed in this session, in unix seconds. */
  confirmed_until: z.nullable(z.int()),
})
export type SecondFactorsView = z.infer<typeof SecondFactorsView>

export const showSecondFactors = endpoint('GET /user/second-factor', {
  summary: 'The own second factors',
  access: 'account',
  reply: z.object({ data: SecondFactorsView }),
})

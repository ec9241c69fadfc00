import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { LinkedIdentity } from '../../identity.ts'
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
  /** The accounts at providers by which one signs in. */
  identities: z.array(z.omit(LinkedIdentity, { digest: true })),
  /** Whether there is a password; whoever has come by a provider chooses one by the link for a forgotten password. */
  has_password: z.boolean(),
  /** Until when the identity is confirmed in this session, in unix seconds. */
  confirmed_until: z.nullable(z.int()),
})
export type SecondFactorsView = z.infer<typeof SecondFactorsView>

export const showSecondFactors = endpoint('GET /user/second-factor', {
  summary: 'By what one signs in: second factors, linked accounts, and whether there is a password',
  access: 'account',
  reply: z.object({ data: SecondFactorsView }),
})

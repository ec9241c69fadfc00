import * as z from 'zod/mini'
import { emailPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** An address whose mailbox refused an email for good, or whose owner called one spam. */
const UndeliverableAddress = z.object({
  email: z.string(),
  why: z.enum(['bounced', 'complained']),
  at: z.int(),
  expires_at: z.int(),
})
export type UndeliverableAddress = z.infer<typeof UndeliverableAddress>

export const undeliverableAddresses: Kind<UndeliverableAddress, { email: string }> = {
  name: 'UndeliverableAddress',
  schema: UndeliverableAddress,
  key: ({ email }) => ({ pk: emailPartition(email), sk: 'UNDELIVERABLE' }),
  expires: ({ expires_at }) => expires_at,
}

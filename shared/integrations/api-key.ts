import * as z from 'zod/mini'
import { Day } from '../calendar/day.ts'
import { line } from '../contract/wire.ts'

/** How many keys of a company may be valid at a time. */
export const mostKeys = 20

export const KeyName = line(60)
export const KeyScopes = z.enum(['read', 'write'], { error: 'problems:required' })

/** What a company says of a key that it wants. */
export const KeyForm = z.object({
  name: KeyName,
  scope: KeyScopes,
  /** The last day on which it is valid; null where it does not expire. */
  expires_on: z.nullable(Day),
})

/** Whether a key is valid, has expired or was revoked. */
export const keyStates = ['valid', 'expired', 'revoked'] as const

export function keyState(
  { ends_at, revoked_at }: { ends_at: number | null; revoked_at: number | null },
  now: { seconds: number },
): (typeof keyStates)[number] {
  if (revoked_at !== null) return 'revoked'
  return ends_at !== null && ends_at <= now.seconds ? 'expired' : 'valid'
}

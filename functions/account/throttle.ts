import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { add, commit, insert } from '#functions/platform/table.ts'

/** How often something was tried lately, for an account or from an address. */
const AttemptCounter = z.object({ of: z.string(), count: z.int(), expires_at: z.int() })

export const attemptCounters: Kind<z.infer<typeof AttemptCounter>, { of: string }> = {
  name: 'AttemptCounter',
  schema: AttemptCounter,
  key: ({ of }) => ({ pk: `ATTEMPTS#${of}`, sk: 'ATTEMPTS' }),
  expires: ({ expires_at }) => expires_at,
}

/** How long tries are held against somebody, in seconds, from the first one on. */
const windowInSeconds = 15 * 60

/** How many of them there may be by account and by network address; an office shares one address. */
const limitsOf = {
  /** Wrong passwords. */
  signIn: { account: 10, address: 100 },
  /** New accounts. */
  register: { address: 200 },
  /** Letters asked for. */
  forgotPassword: { account: 5, address: 50 },
  /** Links that nobody made, or that are over. */
  link: { address: 100 },
} as const

/** Who tries: the account's e-mail address, where one is meant, and the network address. */
export interface AttemptSource {
  email?: string
  address: string
}

/** A try that was counted. */
export interface CountedAttempt {
  /** Takes it back: it succeeded, so it is held against nobody. */
  forgive: () => Promise<void>
}

/**
 * Counts a try before it is known how it ends, so that many at the same moment are as good as one after the other.
 * @throws Problem `tooMany`
 */
export async function countAttempt(
  what: keyof typeof limitsOf,
  { email, address }: AttemptSource,
  now: { seconds: number },
): Promise<CountedAttempt> {
  const limits: { account?: number; address: number } = limitsOf[what]
  const counters = [
    { of: `${what}#ADDRESS#${address}`, atMost: limits.address },
    ...(email && limits.account ? [{ of: `${what}#ACCOUNT#${email}`, atMost: limits.account }] : []),
  ]
  const counts = await Promise.all(counters.map(({ of }) => retryOnConflict(() => increment(of, now))))
  if (counters.some(({ atMost }, place) => counts[place]! > atMost)) throw problem('tooMany')
  const takeBack = ({ of }: { of: string }) => retryOnConflict(() => add(attemptCounters, { of }, { count: -1 }))
  return { forgive: async () => void (await Promise.all(counters.map(takeBack))) }
}

/** How many there are with this one. */
async function increment(of: string, now: { seconds: number }): Promise<number> {
  const counted = await add(attemptCounters, { of }, { count: 1 })
  if (counted) return counted.count
  await commit(insert(attemptCounters, { of, count: 1, expires_at: now.seconds + windowInSeconds }))
  return 1
}

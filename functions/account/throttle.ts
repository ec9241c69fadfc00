import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { add, commit, insert } from '#functions/platform/table.ts'

/** Counts the recent attempts for an account or from a network address. */
const AttemptCounter = z.object({ of: z.string(), count: z.int(), expires_at: z.int() })

export const attemptCounters: Kind<z.infer<typeof AttemptCounter>, { of: string }> = {
  name: 'AttemptCounter',
  schema: AttemptCounter,
  key: ({ of }) => ({ pk: `ATTEMPTS#${of}`, sk: 'ATTEMPTS' }),
  expires: ({ expires_at }) => expires_at,
}

/** Length of the window in which attempts are counted, in seconds from the first one. */
const windowInSeconds = 15 * 60

/** Attempts allowed per window, by account and by network address, which a whole office may share. */
const limitsOf = {
  /** Failed passwords. */
  signIn: { account: 10, address: 100 },
  /** New accounts. */
  register: { address: 200 },
  /** Password-reset emails requested. */
  forgotPassword: { account: 5, address: 50 },
  /** Unknown or expired links. */
  link: { address: 100 },
} as const

/** Where an attempt comes from: a network address, and the e-mail address of the account it is for, if any. */
export interface AttemptSource {
  email?: string
  address: string
}

export interface CountedAttempt {
  /** Takes a successful attempt off the count. */
  forgive: () => Promise<void>
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts are limited like consecutive ones.
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

/** Adds one to a counter, which begins with its first attempt, and returns the new count. */
async function increment(of: string, now: { seconds: number }): Promise<number> {
  const counted = await add(attemptCounters, { of }, { count: 1 })
  if (counted) return counted.count
  await commit(insert(attemptCounters, { of, count: 1, expires_at: now.seconds + windowInSeconds }))
  return 1
}

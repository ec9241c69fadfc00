import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { add, clear, commit, insert, type Write } from '#functions/platform/table.ts'

/** Counts the recent attempts for an account, from a network address, or from a browser that has signed in before. */
const AttemptCounter = z.object({ of: z.string(), count: z.int(), expires_at: z.int() })
type AttemptCounter = z.infer<typeof AttemptCounter>

export const attemptCounters: Kind<AttemptCounter, { of: string }> = {
  name: 'AttemptCounter',
  schema: AttemptCounter,
  key: ({ of }) => ({ pk: `ATTEMPTS#${of}`, sk: 'ATTEMPTS' }),
  expires: ({ expires_at }) => expires_at,
}

/** Length of the window in which attempts are counted, in seconds from the first one. */
const windowInSeconds = 15 * 60

/** How many attempts a window allows, and from how many on a captcha has to come with the next one. */
interface Limit {
  most: number
  beforeCaptcha?: number
}

interface Limits {
  /** Of a network address, which a whole office may share. */
  address: Limit
  /** Of an account, whoever tries. */
  account?: Limit
  /** Of an account from one network address. */
  accountFromAddress?: Limit
  /** Of a browser that has signed in to the account before; it is counted for itself alone, so that nobody else can block it. */
  device?: Limit
}

const limitsOf = {
  /** Failed passwords. */
  signIn: {
    address: { most: 100, beforeCaptcha: 60 },
    account: { most: 100, beforeCaptcha: 3 },
    accountFromAddress: { most: 10 },
    device: { most: 10, beforeCaptcha: 5 },
  },
  /** Failed passwords of somebody who is signed in. */
  currentPassword: { address: { most: 100 }, device: { most: 10 } },
  /** New accounts. */
  register: { address: { most: 200 } },
  /** Password-reset emails requested. */
  forgotPassword: { account: { most: 5 }, address: { most: 50 } },
  /** Links that confirm an address, sent again. */
  sendConfirmation: { account: { most: 5 }, address: { most: 50 } },
  /** Unknown or expired links. */
  link: { address: { most: 100 } },
  /** Wrong codes of a second factor, which only who knows the password can try. */
  secondFactor: { account: { most: 10 }, address: { most: 100 } },
  /** Sign-ins by passkey that failed or were not finished. */
  passkey: { address: { most: 200 } },
} as const satisfies Record<string, Limits>
export type Attempted = keyof typeof limitsOf

/** Where an attempt comes from. */
export interface AttemptSource {
  /** The network address. */
  address: string
  /** The e-mail address of the account that the attempt is for, if any. */
  email?: string
  /** The id of a browser or session that is trusted. */
  device?: string | undefined
}

export interface CountedAttempt {
  /** Whether so much has failed that a captcha has to come with this attempt. */
  needsCaptcha: boolean
  /** Takes a successful attempt off every count. */
  forgive: () => Promise<void>
  /** Takes an attempt that was refused unjudged off the counts of its account, since it guessed nothing. */
  discard: () => Promise<void>
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts are limited like consecutive ones.
 * @throws Problem `tooMany`
 */
export async function countAttempt(
  what: Attempted,
  { address, email, device }: AttemptSource,
  now: { seconds: number },
): Promise<CountedAttempt> {
  const limits: Limits = limitsOf[what]
  if (device && limits.device) return judge([await count(`${what}#DEVICE#${device}`, limits.device, now)])

  const [fromAddress, ofAccount] = await Promise.all([
    count(`${what}#ADDRESS#${address}`, limits.address, now),
    email && limits.account ? count(accountCounter(what, email), limits.account, now) : undefined,
  ])
  if (!ofAccount) return judge([fromAddress])
  if (!limits.accountFromAddress) return judge([fromAddress], [ofAccount])
  // Named by the account's window, so that a window that begins anew forgets every address.
  const window = `${ofAccount.of}#${ofAccount.expires_at}`
  return judge([fromAddress], [ofAccount, await count(`${window}#${address}`, limits.accountFromAddress, now)])
}

/** The write that forgets the failures of an account, from whatever address. */
export const forgetAttempts = (what: Attempted, email: string): Write =>
  clear(attemptCounters, { of: accountCounter(what, email) })

const accountCounter = (what: Attempted, email: string) => `${what}#ACCOUNT#${email}`

type Counted = AttemptCounter & { limit: Limit }

async function judge(general: Counted[], ofAccount: Counted[] = []): Promise<CountedAttempt> {
  const all = [...general, ...ofAccount]
  const discard = () => takeBack(ofAccount)
  if (all.some(({ count: reached, limit }) => reached > limit.most)) {
    await discard()
    throw problem('tooMany')
  }
  return {
    needsCaptcha: all.some(({ count: reached, limit }) => reached > (limit.beforeCaptcha ?? Infinity)),
    forgive: () => takeBack(all),
    discard,
  }
}

async function takeBack(counted: Counted[]) {
  await Promise.all(counted.map(({ of }) => retryOnConflict(() => add(attemptCounters, { of }, { count: -1 }))))
}

/** Adds one to a counter, which begins with its first attempt. */
const count = async (of: string, limit: Limit, now: { seconds: number }): Promise<Counted> => ({
  ...(await retryOnConflict(() => increment(of, now))),
  of,
  limit,
})

async function increment(of: string, now: { seconds: number }): Promise<AttemptCounter> {
  const counted = await add(attemptCounters, { of }, { count: 1 })
  if (counted) return counted
  const first = { of, count: 1, expires_at: now.seconds + windowInSeconds }
  await commit(insert(attemptCounters, first))
  return first
}

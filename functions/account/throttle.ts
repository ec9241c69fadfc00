import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from '#functions/platform/kind.ts'
import type { PerCall } from '#functions/platform/per-call.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { add, clear, commit, insert, type Write } from '#functions/platform/table.ts'
import { limitsOf, type Attempted, type Limit, type Limits } from './attempt-limits.ts'

/** Counts the recent attempts for an account, from a network address, or from a browser that has signed in before. */
const AttemptCounter = z.object({ of: z.string(), count: z.int(), expires_at: z.int() })
type AttemptCounter = z.infer<typeof AttemptCounter>

export const attemptCounters: Kind<AttemptCounter, { of: string }> = {
  name: 'AttemptCounter',
  schema: AttemptCounter,
  key: ({ of }) => ({ pk: `ATTEMPTS#${of}`, sk: 'ATTEMPTS' }),
  expires: ({ expires_at }) => expires_at,
}

/** Where an attempt comes from. */
export interface AttemptSource {
  /** The network address. */
  address?: string
  /** Whose account the attempt is for, if any: its e-mail address, which may have no account, or its id. */
  whose?: string
  /** The id of a browser or session that is trusted. */
  device?: string | undefined
  /** The digest of a challenge. */
  challenge?: string
}

/** The call that makes an attempt, which counts once for each source however often its handler is run. */
export interface CountingCall {
  now: { seconds: number }
  perCall: PerCall
}

export interface CountedAttempt {
  /** Whether so much has failed that a captcha has to come with this attempt. */
  needsCaptcha: boolean
  /**
   * The id of the alert that the owner of the account gets if this attempt fails: the same for all attempts of a window, any of
   * which may be the one that is judged.
   */
  alert: string | undefined
  /** Takes a successful attempt off every count. */
  forgive: () => Promise<void>
  /** Takes an attempt that was refused unjudged off the counts of its account, since it guessed nothing. */
  discard: () => Promise<void>
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts are limited like consecutive ones.
 * @throws Problem `tooMany`
 */
export const countAttempt = (
  what: Attempted,
  source: AttemptSource,
  { now, perCall }: CountingCall,
): Promise<CountedAttempt> => perCall(`count ${what} ${JSON.stringify(source)}`, () => counted(what, source, now))

/** The writes that forget the recent failures of an account, from whatever address and browser; those of a day stay. */
export const forgetAttempts = (what: Attempted, whose: string): Write[] =>
  [accountCounter(what, whose), devicesCounter(what, whose)].map(of => clear(attemptCounters, { of }))

const accountCounter = (what: Attempted, whose: string) => `${what}#ACCOUNT#${whose}`
const devicesCounter = (what: Attempted, whose: string) => `${what}#DEVICES_OF#${whose}`
const dayCounter = (what: Attempted, whose: string) => `${what}#DAY#${whose}`

type Counted = AttemptCounter & { limit: Limit }

async function counted(
  what: Attempted,
  { address, whose, device, challenge }: AttemptSource,
  now: { seconds: number },
): Promise<CountedAttempt> {
  const limits: Limits = limitsOf[what]
  const count = async (of: string | undefined | false, limit: Limit | undefined): Promise<Counted[]> =>
    of && limit ? [{ ...(await retryOnConflict(() => increment(of, limit, now))), of, limit }] : []
  const counts = async (...all: Promise<Counted[]>[]) => (await Promise.all(all)).flat()

  if (device && limits.device)
    return judge(
      limits,
      {
        general: [],
        own: await counts(
          count(`${what}#DEVICE#${device}`, limits.device),
          count(whose && devicesCounter(what, whose), limits.devices),
        ),
      },
      now,
    )

  const [general, [ofAccount], others] = await Promise.all([
    count(address && `${what}#ADDRESS#${address}`, limits.address),
    count(whose && accountCounter(what, whose), limits.account),
    counts(
      count(whose && dayCounter(what, whose), limits.accountInADay),
      count(challenge && `${what}#CHALLENGE#${challenge}`, limits.challenge),
    ),
  ])
  // Named by the account's window, so that a window that begins anew forgets every address.
  const fromAddress = ofAccount && `${ofAccount.of}#${ofAccount.expires_at}#${address}`
  const own = [...(ofAccount ? [ofAccount] : []), ...others, ...(await count(fromAddress, limits.accountFromAddress))]
  return judge(limits, { general, own }, now)
}

interface Counts {
  /** Those that others count in too, whom nothing tells apart. */
  general: Counted[]
  /** Those of the account, the challenge or the device. */
  own: Counted[]
}

async function judge({ refusal }: Limits, { general, own }: Counts, now: { seconds: number }): Promise<CountedAttempt> {
  const all = [...general, ...own]
  const discard = takingBack(own)
  const exceeded = all.filter(({ count: reached, limit }) => reached > limit.most)
  if (exceeded.length) {
    await discard()
    throw refusal ? problem('tooMany', refusal) : tooManyUntil(Math.max(...exceeded.map(one => one.expires_at)), now)
  }
  return {
    needsCaptcha: all.some(({ count: reached, limit }) => reached > (limit.beforeCaptcha ?? Infinity)),
    alert: all
      .filter(({ count: reached, limit }) => reached >= (limit.alertAt ?? Infinity))
      .map(({ expires_at }) => `attempts-${expires_at}`)[0],
    forgive: takingBack(all),
    discard,
  }
}

/** Says in how many minutes, or hours where it is longer, the next attempt may be made. */
function tooManyUntil(opens_at: number, now: { seconds: number }) {
  const minutes = Math.max(1, Math.ceil((opens_at - now.seconds) / 60))
  return minutes <= 60
    ? problem('tooMany', 'refusals:tooManyTries', { count: minutes })
    : problem('tooMany', 'refusals:tooManyTriesHours', { count: Math.ceil(minutes / 60) })
}

/**
 * Takes one attempt off counters, once, although a conflict may have the handler succeed again. One that cannot be taken off stays
 * counted, and fails nothing that has succeeded.
 */
function takingBack(counters: Counted[]): () => Promise<void> {
  let taking: Promise<unknown> | undefined
  return async () => {
    taking ??= Promise.allSettled(
      counters.map(({ of }) => retryOnConflict(() => add(attemptCounters, { of }, { count: -1 }))),
    )
    await taking
  }
}

/** Adds one to a counter, which begins with its first attempt. */
async function increment(of: string, { window }: Limit, now: { seconds: number }): Promise<AttemptCounter> {
  const known = await add(attemptCounters, { of }, { count: 1 })
  if (known) return known
  const first = { of, count: 1, expires_at: now.seconds + window }
  await commit(insert(attemptCounters, first))
  return first
}

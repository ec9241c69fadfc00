import { countAttempt } from '#functions/account/throttle.ts'
import { perCallOf } from '#functions/platform/per-call.ts'
import { problem } from '#shared/contract/problem.ts'

/** For how many seconds a network that has reached its limit is refused before anything is read. */
const refusedFor = 60

/** So many networks are remembered by a function at most. */
const mostRemembered = 1000

/** Until when a network is refused, by network. */
const refused = new Map<string, number>()

type Headers = Record<string, string>

/** Requires that a network has not asked for too many unknown feeds a moment ago. @throws Problem `tooMany` */
export function assertNotRefused(network: string, now: { seconds: number }, headers: Headers): void {
  const until = refused.get(network) ?? 0
  if (now.seconds < until) refuse(until - now.seconds, headers)
}

/**
 * Counts that a network has asked for a feed that is not there, as whoever looks for one would; from its limit on it is refused before
 * anything is read, by each function that has once told it so. @throws Problem `tooMany`
 */
export async function countUnknown(network: string, now: { seconds: number }, headers: Headers): Promise<void> {
  try {
    await countAttempt('unknownFeed', { address: network }, { now, perCall: perCallOf() })
  } catch (error) {
    if (refused.size >= mostRemembered) refused.clear()
    refused.set(network, now.seconds + refusedFor)
    headers['retry-after'] = String(refusedFor)
    throw error
  }
}

function refuse(seconds: number, headers: Headers): never {
  headers['retry-after'] = String(seconds)
  throw problem('tooMany', 'refusals:tooManyFetches')
}

import type { PushAddress } from '#shared/notifications/push-subscription.ts'
import { log } from '#functions/platform/log.ts'
import { encrypt } from './encrypt.ts'
import { vapidAuthorisation } from './vapid.ts'

/** How long a push service keeps what a browser cannot be reached with, in seconds, where its day does not end before. */
const keptFor = 24 * 3600

/** Milliseconds after which an answer is no longer waited for. */
const patience = 10_000

/** The browser does not want to be reached any more. */
const gone = [404, 410]

/** The service will not take this message however often it gets it: malformed, or too long. */
const refused = [400, 413]

/** When a message is handed over, and when it is over, in unix seconds. */
export interface PushMoment {
  seconds: number
  until?: number | undefined
}

type Outcome = 'taken' | 'gone' | 'refused'

/** Hands a message to the push service of a browser. @throws Error where it is to be tried again, and seen: a wrong key of ours, too */
export async function push(
  { endpoint, ...keys }: PushAddress,
  text: string,
  { seconds, until }: PushMoment,
): Promise<Outcome> {
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapidAuthorisation(endpoint, seconds),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.min(keptFor, (until ?? Infinity) - seconds))),
      urgency: 'normal',
    },
    body: new Uint8Array(encrypt(text, keys)),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await reply.body?.cancel()
  const { status, ok } = reply
  if (gone.includes(status)) return 'gone'
  if (refused.includes(status)) {
    log.warn('a push service refuses a message', { status, service: new URL(endpoint).host })
    return 'refused'
  }
  if (!ok) throw new Error(`The push service answered ${status}`)
  return 'taken'
}

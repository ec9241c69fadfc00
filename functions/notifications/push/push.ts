import type { PushAddress } from '#shared/notifications/push-subscription.ts'
import { encrypt } from './encrypt.ts'
import { vapidAuthorisation } from './vapid.ts'

/** How long a push service keeps what a browser cannot be reached with, in seconds. */
const keptFor = 24 * 3600

/** Milliseconds after which an answer is no longer waited for. */
const patience = 10_000

/** The browser does not want to be reached any more, or by another key. */
const gone = [403, 404, 410]

/** Hands a message to the push service of a browser; false where the browser is gone. @throws Error where it is to be tried again */
export async function push({ endpoint, ...keys }: PushAddress, text: string, seconds: number): Promise<boolean> {
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapidAuthorisation(endpoint, seconds),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptFor),
      urgency: 'normal',
    },
    body: new Uint8Array(encrypt(text, keys)),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await reply.body?.cancel()
  if (gone.includes(reply.status)) return false
  if (!reply.ok) throw new Error(`The push service answered ${reply.status}`)
  return true
}

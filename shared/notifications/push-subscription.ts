import * as z from 'zod/mini'
import { Device } from '../account/model.ts'
import { Id } from '../contract/wire.ts'

/** The push services of the browsers that there are: a function calls no other address on anybody's word. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
]

/** Whether an address is of a push service. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  return protocol === 'https:' && !port && !username && !password && pushServices.some(one => one.test(hostname))
}

const bytes = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), { error: 'problems:invalidValue' }))

/** Where a browser is reached, and what it alone can decrypt (RFC 8291): a point of P-256 and 16 bytes, in base64url. */
export const PushAddress = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(1000, { error: 'problems:tooLong' }),
      z.refine(isPushService, { error: 'problems:invalidValue' }),
    ),
  p256dh: bytes(87),
  auth: bytes(22),
})
export type PushAddress = z.infer<typeof PushAddress>

/** A browser that shows notifications of an account, whether a page is open or not. */
export const PushSubscription = z.extend(PushAddress, {
  account: Id,
  /** Derived from the address, so that a browser that subscribes again is the same. */
  id: Id,
  /** The session in which it was added, with which it ends, so that nobody else at the device reads on. */
  session: Id,
  device: Device,
  created_at: z.int(),
  /** How often in succession nothing could be handed to it, and since when. */
  failing: z.optional(z.object({ times: z.int(), since: z.int() })),
})
export type PushSubscription = z.infer<typeof PushSubscription>

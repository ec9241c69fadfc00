import * as z from 'zod/mini'
import type { Now } from '#functions/platform/clock.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { retry, retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { Id } from '#shared/contract/wire.ts'

/** The state of sending an email or a push, so that an event sends at most one to each recipient and browser. */
const Delivery = z.object({
  event: z.string(),
  member: Id,
  state: z.enum(['sending', 'sent']),
  began_at: z.int(),
  expires_at: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

/** What tells one message from all others: the event, which of a push names the browser too, and the recipient. */
type Which = Pick<Delivery, 'event' | 'member'>

export const deliveries: Kind<Delivery, Which> = {
  name: 'Delivery',
  schema: Delivery,
  key: ({ event, member }) => ({ pk: `DELIVERY#${event}`, sk: member }),
  expires: ({ expires_at }) => expires_at,
}

/** Seconds, longer than a function may run: a message begun earlier and not marked as sent is taken for lost and sent again. */
const sendingTimeout = 30
/** Milliseconds in which marking is tried again, within the time of the function. */
const markingPatience = 10_000
/** Seconds for which it is remembered that a message was sent. */
const rememberedFor = 30 * 24 * 3600

/** Marks a message as being sent; undefined where it was sent before. @throws Error while another function is sending it */
export const claimDelivery = (which: Which, { seconds }: Now): Promise<Stored<Delivery> | undefined> =>
  retryOnConflict(async () => {
    const known = await get(deliveries, which)
    if (known?.state === 'sent') return undefined
    if (known && seconds - known.began_at < sendingTimeout) throw new Error('It is being sent by another function')
    const fresh: Delivery = { ...which, state: 'sending', began_at: seconds, expires_at: seconds + rememberedFor }
    const taken = { ...(known ?? unstored(fresh)), began_at: seconds }
    await commit(replace(deliveries, taken))
    return { ...taken, _version: taken._version + 1 }
  })

/** Marks a message as sent however long the table fails: one without the mark would be sent again. */
export const markSent = (begun: Stored<Delivery>): Promise<void> =>
  retry(
    // What was read before sending serves the first attempt; whoever changed the item in between is read for the next.
    async tries => setSent(tries === 1 ? begun : await get(deliveries, begun)),
    { isTransient: () => true, firstPause: 50, patience: markingPatience },
  )

/** Marks an email as sent that SES says it has accepted, since its sender may have died before it could. */
export const markAccepted = (which: Which): Promise<void> =>
  retryOnConflict(async () => setSent(await get(deliveries, which)))

async function setSent(known: Stored<Delivery> | undefined) {
  if (known?.state === 'sending') await commit(replace(deliveries, { ...known, state: 'sent' }))
}

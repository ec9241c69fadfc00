import { setTimeout as pause } from 'node:timers/promises'
import { consume } from '#functions/platform/consume.ts'
import { nowAt, type Now } from '#functions/platform/clock.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { send } from '#functions/platform/mail.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { EmailJob } from './email-job.ts'
import { deliveries, type Delivery } from './notification-store.ts'
import { composeEmail } from './compose-email.ts'

/** Seconds, longer than a function may run: a letter that was begun before and not finished is taken for lost, and sent again. */
const sendingTakesAtMost = 30
const rememberedFor = 30 * 24 * 3600

/** Sends letters, each once however often it is asked for; one that nobody should get any more is dropped. */
export const handler = consume(async body => {
  const request = EmailJob.parse(body)
  const letter = await composeEmail(request)
  if (!letter) return
  const { member, ...mail } = letter
  const begun = await retryOnConflict(() => begin({ event: request.event, member }, nowAt(new Date())))
  if (!begun) return
  await send({ ...mail, event: request.event })
  await markSent(begun)
})

/** Takes a letter in hand; nothing where it went before. @throws Error while another has it in hand, who may succeed */
async function begin(
  which: Pick<Delivery, 'event' | 'member'>,
  { seconds }: Now,
): Promise<Stored<Delivery> | undefined> {
  const known = await get(deliveries, which)
  if (known?.state === 'sent') return undefined
  if (known && seconds - known.began_at < sendingTakesAtMost) throw new Error('The letter is just being sent')
  const fresh: Delivery = { ...which, state: 'sending', began_at: seconds, expires_at: seconds + rememberedFor }
  const taken = { ...(known ?? unstored(fresh)), began_at: seconds }
  await commit(replace(deliveries, taken))
  return { ...taken, _version: taken._version + 1 }
}

const attempts = 8

/** A letter that is gone goes again where it could not be marked, so that no failure of the database is taken for an answer. */
async function markSent(begun: Stored<Delivery>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // At once the first time: what ends in between is sent again.
      const known = tries === 1 ? begun : await get(deliveries, begun)
      if (known?.state === 'sending') await commit(replace(deliveries, { ...known, state: 'sent' }))
      return
    } catch (error) {
      if (tries === attempts) throw error
      await pause(Math.random() * 50 * 2 ** tries)
    }
  }
}

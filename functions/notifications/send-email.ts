import { consume } from '#functions/platform/consume.ts'
import { nowAt, type Now } from '#functions/platform/clock.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { sendEmail } from '#functions/platform/mail.ts'
import { retry, retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { EmailJob } from './email-job.ts'
import { deliveries, type Delivery } from './notification-store.ts'
import { composeEmail } from './compose-email.ts'

/** Seconds, longer than a function may run: an email begun earlier and not marked as sent is taken for lost and sent again. */
const sendingTimeout = 30
/** Milliseconds in which marking is tried again, within the time of the function. */
const markingPatience = 10_000
const rememberedFor = 30 * 24 * 3600

/** Sends each email once, however often its job is delivered; drops an email that has lost its reason. */
export const handler = consume(async body => {
  const job = EmailJob.parse(body)
  const email = await composeEmail(job)
  if (!email) return
  const { member, ...mail } = email
  const begun = await retryOnConflict(() => claimDelivery({ event: job.event, member }, nowAt(new Date())))
  if (!begun) return
  await sendEmail({ ...mail, event: job.event })
  await markSent(begun)
})

/** Marks an email as being sent; undefined where it was sent before. @throws Error while another function is sending it */
async function claimDelivery(
  which: Pick<Delivery, 'event' | 'member'>,
  { seconds }: Now,
): Promise<Stored<Delivery> | undefined> {
  const known = await get(deliveries, which)
  if (known?.state === 'sent') return undefined
  if (known && seconds - known.began_at < sendingTimeout) throw new Error('The email is being sent by another function')
  const fresh: Delivery = { ...which, state: 'sending', began_at: seconds, expires_at: seconds + rememberedFor }
  const taken = { ...(known ?? unstored(fresh)), began_at: seconds }
  await commit(replace(deliveries, taken))
  return { ...taken, _version: taken._version + 1 }
}

/** Marks an email as sent however long the table fails: an email without the mark would be sent again. */
const markSent = (begun: Stored<Delivery>): Promise<void> =>
  retry(
    async tries => {
      // What was read before sending serves the first attempt; whoever changed the item in between is read for the next.
      const known = tries === 1 ? begun : await get(deliveries, begun)
      if (known?.state === 'sending') await commit(replace(deliveries, { ...known, state: 'sent' }))
    },
    { isTransient: () => true, firstPause: 50, patience: markingPatience },
  )

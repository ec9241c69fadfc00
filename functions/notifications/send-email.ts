import { consume } from '#functions/platform/consume.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { loadAllEdits } from '#functions/platform/edited-sentences.ts'
import { sendEmail } from '#functions/platform/mail.ts'
import { EmailJob, partOf } from './email-job.ts'
import { composeEmail } from './compose-email.ts'
import { claimDelivery, markSent } from './delivery.ts'
import { subscriptionOf, unsubscribeAddress } from './unsubscribe-link.ts'

/** Sends each email once, however often its job is delivered; drops an email that has lost its reason. */
export const handler = consume(async body => {
  const job = EmailJob.parse(body)
  await loadAllEdits()
  const email = await composeEmail(job)
  if (!email) return
  const { member, ...mail } = email
  const begun = await claimDelivery({ event: job.event, member }, nowAt(new Date()))
  if (!begun) return
  const subscription = subscriptionOf(job)
  const unsubscribe = subscription && (await unsubscribeAddress(subscription))
  await sendEmail({ ...mail, part: partOf(job), event: job.event, member, unsubscribe })
  await markSent(begun)
})

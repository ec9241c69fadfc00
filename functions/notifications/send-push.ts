import { sessions } from '#functions/account/session-store.ts'
import { consume } from '#functions/platform/consume.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { loadAllEdits } from '#functions/platform/edited-sentences.ts'
import { clear, commit, getAll } from '#functions/platform/table.ts'
import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { PushSubscription } from '#shared/notifications/push-subscription.ts'
import { claimDelivery, markSent } from './delivery.ts'
import { composePush } from './push/compose-push.ts'
import { isGivenUp, noteReached } from './push/failing-browser.ts'
import { push, type PushMoment } from './push/push.ts'
import { PushJob } from './push/push-job.ts'
import { noteTaken } from './push/push-service-store.ts'
import { pushSubscriptions, pushSubscriptionsOf } from './push/push-subscription-store.ts'

/** Sends each push once to each browser of its recipient, however often its job is delivered; forgets browsers that are gone. */
export const handler = consume(async body => {
  const job = PushJob.parse(body)
  const browsers = await signedInOnly(await pushSubscriptionsOf(job.member))
  if (!browsers.length) return
  await loadAllEdits()
  const message = await composePush(job)
  if (!message) return
  const text = JSON.stringify(message)
  const outcomes = await Promise.allSettled(browsers.map(browser => sendOnce(browser, job, text)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
})

/** The browsers whose session lasts; the others are forgotten. */
async function signedInOnly(browsers: readonly PushSubscription[]): Promise<PushSubscription[]> {
  const found = await getAll(
    sessions,
    browsers.map(({ account, session: id }) => ({ account, id })),
  )
  const isIn = ({ session }: PushSubscription) => found.some(({ id }) => id === session)
  const ended = browsers.filter(browser => !isIn(browser))
  if (ended.length) await commit(...ended.map(browser => clear(pushSubscriptions, browser)))
  return browsers.filter(isIn)
}

async function sendOnce(browser: PushSubscription, { id, company, member, day }: PushJob, text: string) {
  const now = nowAt(new Date())
  const begun = await claimDelivery({ event: `push-${company}-${id}-${browser.id}`, member }, now)
  if (!begun) return
  const outcome = await handTo(browser, text, { ...now, until: day === undefined ? undefined : endOf(day) })
  if (outcome === 'gone') return commit(clear(pushSubscriptions, browser))
  await markSent(begun)
  if (outcome === 'taken') await Promise.all([noteTaken(browser, now), browser.failing && noteReached(browser)])
}

/** When a day is over in Budapest, in unix seconds, after which nobody is shown what was about it. */
const endOf = (day: Day) => startOfBudapestDay(addDays(day, 1)) / 1000

/** Hands a text to a browser. @throws Error where it is to be tried again */
async function handTo(browser: PushSubscription, text: string, now: PushMoment) {
  try {
    return await push(browser, text, now)
  } catch (error) {
    if (await isGivenUp(browser, now)) return 'refused'
    throw error
  }
}

import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, get, replace } from '#functions/platform/table.ts'
import type { PushSubscription } from '#shared/notifications/push-subscription.ts'
import { hasTakenSince } from './push-service-store.ts'
import { pushSubscriptions } from './push-subscription-store.ts'

/** Failures in succession from which on a message is given up, fewer than the deliveries that end in the dead-letter queue. */
const patience = 3

/** Failures in succession, and seconds since the first of them, after which a browser is forgotten. */
const lost = { times: 10, seconds: 3 * 24 * 3600 }

/**
 * Counts a failure, and tells whether it is the browser's own and nothing to try again for: anybody may add an address that never
 * takes anything. Where nobody is reached at its service since it fails, that is down or our key is wrong, which is tried again, and seen.
 */
export const isGivenUp = (browser: PushSubscription, now: { seconds: number }): Promise<boolean> =>
  retryOnConflict(async () => {
    const known = await get(pushSubscriptions, browser)
    if (!known) return true
    const { times: before, since } = known.failing ?? { times: 0, since: now.seconds }
    const times = before + 1
    const isAlone = times >= patience && (await hasTakenSince(browser, since))
    const isLost = isAlone && times >= lost.times && now.seconds - since >= lost.seconds
    await commit(
      isLost ? clear(pushSubscriptions, known) : replace(pushSubscriptions, { ...known, failing: { times, since } }),
    )
    if (isAlone) log.warn('a browser is not reached', { service: new URL(browser.endpoint).host, times })
    return isAlone
  })

/** Forgets that a browser failed, which has taken something again. */
export const noteReached = (browser: PushSubscription): Promise<void> =>
  retryOnConflict(async () => {
    const known = await get(pushSubscriptions, browser)
    if (!known?.failing) return
    const { failing: _, ...reached } = known
    await commit(replace(pushSubscriptions, reached))
  })

import { accounts } from '#functions/account/account-store.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, remove, replace } from '#functions/platform/table.ts'
import { deviceOf } from '#shared/account/device.ts'
import type { PushSubscription } from '#shared/notifications/push-subscription.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/add-push.ts'
import {
  mostDevices,
  pushIdOf,
  pushSubscriptions,
  pushSubscriptionsAt,
  pushSubscriptionsOf,
} from './push/push-subscription-store.ts'
import { assertUsable } from './push/usable-key.ts'

/** Where there are many, the first one gives way; a browser that another account has left is told nothing of that account any more. */
export const handler = serve(contract.addPush, async ({ body }, { actor, now, browser, once }) => {
  const { account, session } = actor
  assertUsable(body.p256dh)
  const id = pushIdOf(body.endpoint)
  const [owner, known, holders] = await Promise.all([
    get(accounts, { id: account }),
    pushSubscriptionsOf(account),
    pushSubscriptionsAt(id),
  ])
  if (!owner) throw problem('unauthenticated')
  const before = known.find(one => one.id === id)
  const fresh = { account, id, session, device: deviceOf(browser.userAgent), created_at: now.seconds, ...body }
  const first = before ? undefined : known.length >= mostDevices ? known[0] : undefined
  // Whoever adds a browser again has just reached it.
  const { failing: _, ...reached } = before ?? unstored<PushSubscription>(fresh)
  const reply = { data: { id } }
  await commit(
    // So that of two browsers added at the same moment the later one counts the other.
    ...(before ? [] : [replace(accounts, owner)]),
    replace(pushSubscriptions, { ...reached, ...body, session }),
    ...(first ? [remove(pushSubscriptions, first)] : []),
    ...holders.filter(one => one.account !== account).map(other => clear(pushSubscriptions, other)),
    ...once(reply),
  )
  return reply
})

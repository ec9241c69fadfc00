import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, remove, replace } from '#functions/platform/table.ts'
import { deviceOf } from '#shared/account/device.ts'
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
  const [known, accounts] = await Promise.all([pushSubscriptionsOf(account), pushSubscriptionsAt(id)])
  const before = known.find(one => one.id === id)
  const fresh = { account, id, session, device: deviceOf(browser.userAgent), created_at: now.seconds, ...body }
  const first = before ? undefined : known.length >= mostDevices ? known[0] : undefined
  const reply = { data: { id } }
  await commit(
    replace(pushSubscriptions, before ? { ...before, ...body, session } : unstored(fresh)),
    ...(first ? [remove(pushSubscriptions, first)] : []),
    ...accounts.filter(one => one.account !== account).map(other => clear(pushSubscriptions, other)),
    ...once(reply),
  )
  return reply
})

import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/notifications/contract/show-push.ts'
import { pushSubscriptionsOf } from './push/push-subscription-store.ts'
import { vapidPublicKey } from './push/vapid.ts'

export const handler = serve(contract.showPush, async (_, { actor }) => {
  const [browsers, public_key] = await Promise.all([pushSubscriptionsOf(actor.account), vapidPublicKey()])
  const devices = browsers.map(({ id, device, created_at }) => ({ ...device, id, created_at }))
  return { data: { public_key, devices } }
})

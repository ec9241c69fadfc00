import type { BrowserPush } from '#web/notifications/settings/browser-push.ts'
import { serviceWorkerScript } from './service-worker-script.ts'

/** The worker that shows what is pushed; hot reload does without it. */
async function subscriptionHere() {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? undefined
}

async function subscribe(key: string) {
  await navigator.serviceWorker.register(serviceWorkerScript)
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    const other = await pushManager.getSubscription()
    if (!other || (error as Error).name !== 'InvalidStateError') throw error
    // The browser subscribed with the key of an earlier installation.
    await other.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

/** How this browser is told of what happens while no page is open. */
export const browserPush: BrowserPush = {
  isAble: import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  permission: () => Notification.permission,
  endpoint: async () => (await subscriptionHere())?.endpoint,
  async subscribe(key) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    const { endpoint, keys } = (await subscribe(key)).toJSON()
    return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  },
  unsubscribe: async () => void (await (await subscriptionHere())?.unsubscribe()),
}

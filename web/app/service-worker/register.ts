import { serviceWorkerScript } from './service-worker-script.ts'

/** How long a page is left alone before it is kept, in milliseconds. */
const patience = 4_000

let isKept = false

/** Keeps the frame of the product's pages in this browser, once a page, so that the next start does not wait for the network. */
export function keepFrame() {
  if (isKept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isKept = true
  setTimeout(() => void keep().catch(() => {}), patience)
}

async function keep() {
  await navigator.serviceWorker.register(serviceWorkerScript)
  const { active } = await navigator.serviceWorker.ready
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no target origin
  active?.postMessage(used.filter(name => name.startsWith(`${location.origin}/assets/`)))
}

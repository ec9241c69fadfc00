import { productName } from '#shared/words/product.ts'
import { addressPressed, pushed } from './pushed.ts'
import { isAppPage, isCurrent, assetsIn } from './shell.ts'

/*
 * Keeps the frame of the product's pages: their document and the immutable files that they have used. A start is answered from
 * what is kept, and what is kept is renewed meanwhile; a reload asks the network first. Where there is no connection and nothing kept, a
 * page says so. It keeps no reply of the API. It shows what is
 * pushed, whether a page is open or not.
 */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (reply: Promise<Response>) => void
}
interface MessageEventFromPage extends ExtendableEvent {
  data: unknown
}
interface PushEvent extends ExtendableEvent {
  data: { text: () => string } | null
}
interface NotificationEvent extends ExtendableEvent {
  action: string
  notification: { data: unknown; close: () => void }
}
interface WorkerScope {
  addEventListener: ((type: 'push', listen: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listen: (event: NotificationEvent) => void) => void) &
    ((type: 'install' | 'activate', listen: (event: InstallEvent) => void) => void) &
    ((type: 'fetch', listen: (event: FetchEvent) => void) => void) &
    ((type: 'message', listen: (event: MessageEventFromPage) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; openWindow: (address: string) => Promise<unknown> }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  location: Location
}
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

const worker = self as unknown as WorkerScope
const shellAddress = '/spa.html'
/** What is shown of a page that cannot be had, with its sheet and its theme. */
const offlineAddress = '/offline.html'
const offlineFiles = [offlineAddress, '/offline.css', '/theme.js']
/** How long the renewal of the frame gives way to the start that it follows, in milliseconds. */
const patience = 3_000

const frame = () => caches.open('frame')

worker.addEventListener('install', event => {
  // Calls of the API go past this worker, where a browser can be told so.
  event.waitUntil(Promise.resolve(event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })))
  event.waitUntil(frame().then(cache => cache.addAll(offlineFiles)))
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate' && isAppPage(pathname)) event.respondWith(page(event).catch(sayOffline))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(fetch(request).catch(sayOffline))
  else if (offlineFiles.includes(pathname)) event.respondWith(fetch(request).catch(() => keptFile(pathname)))
})

worker.addEventListener('message', event => {
  const used = Array.isArray(event.data) ? event.data.map(String) : []
  event.waitUntil(keep(used.filter(url => new URL(url, worker.location.origin).origin === worker.location.origin)))
})

worker.addEventListener('push', event => {
  const { title, options } = pushed(messageIn(event.data?.text()), productName)
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = addressPressed(event.action, event.notification.data, worker.location.origin)
  event.waitUntil(worker.clients.openWindow(address))
})

function messageIn(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A file that is kept for when there is no connection. */
async function keptFile(address: string): Promise<Response> {
  return (await (await frame()).match(address, { ignoreVary: true })) ?? Response.error()
}

const sayOffline = () => keptFile(offlineAddress)

/** An immutable file, fetched once. */
async function asset(request: Request): Promise<Response> {
  const cache = await frame()
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) void cache.put(request.url, reply.clone()).catch(() => {})
  return reply
}

/** The document of a page: the kept one at a start, unless it may name files that the server has removed. */
async function page(event: FetchEvent): Promise<Response> {
  const kept = await (await frame()).match(shellAddress, { ignoreVary: true })
  const isReload = event.request.cache === 'no-cache' || event.request.cache === 'reload'
  if (kept && !isReload && isCurrent(kept.headers.get('date'), Date.now())) {
    event.waitUntil(
      later()
        .then(renew)
        .catch(() => {}),
    )
    return kept
  }
  return fetch(event.request).catch(error => {
    if (kept) return kept
    throw error
  })
}

const later = () => new Promise(resolve => setTimeout(resolve, patience))

/** Keeps what a page has used, with the document that names it. */
async function keep(used: string[]) {
  await addMissing(used.filter(url => new URL(url, worker.location.origin).pathname.startsWith('/assets/')))
  await renew()
}

/** Fetches the document; a changed one is kept once all that it names is, and what only older ones have named goes. */
async function renew() {
  const cache = await frame()
  const kept = await cache.match(shellAddress, { ignoreVary: true })
  const reply = await fetch(shellAddress, { cache: 'no-cache' })
  if (!reply.ok) return
  const [next, last] = await Promise.all([reply.clone().text(), kept?.text() ?? ''])
  if (next !== last) {
    const named = assetsIn(next)
    await addMissing(named)
    if (last) await removeAllBut(new Set([...named, ...assetsIn(last)]))
  }
  await cache.put(shellAddress, reply)
}

async function addMissing(addresses: string[]) {
  const cache = await frame()
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = addresses.filter(address => !known.has(new URL(address, worker.location.origin).pathname))
  await cache.addAll([...new Set(missing)])
}

async function removeAllBut(kept: ReadonlySet<string>) {
  const cache = await frame()
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (![shellAddress, ...offlineFiles].includes(pathname) && !kept.has(pathname)) await cache.delete(request)
  }
}

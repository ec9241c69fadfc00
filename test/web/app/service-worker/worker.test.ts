import { beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const shown: { title: string; options: { tag: string; data: unknown } }[] = []
const opened: string[] = []

vi.stubGlobal('self', {
  addEventListener: (type: string, listen: Listener) => void listeners.set(type, listen),
  location: new URL('https://szabi.example/service-worker.js'),
  registration: {
    showNotification: async (title: string, options: (typeof shown)[number]['options']) =>
      void shown.push({ title, options }),
  },
  clients: { openWindow: async (address: string) => void opened.push(address) },
})
await import('#web/app/service-worker/service-worker.ts')

/** Fires an event as the browser does, and waits until the worker has done its work. */
async function fire(type: string, event: object) {
  const work: Promise<unknown>[] = []
  listeners.get(type)!({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) })
  await Promise.all(work)
}
const push = (text: string | null) => fire('push', { data: text === null ? null : { text: () => text } })

beforeEach(() => {
  shown.length = 0
  opened.length = 0
})

describe('the service worker', () => {
  it('shows what is pushed, and something where it is not understood, since a browser forgives no silent push', async () => {
    await push(JSON.stringify({ title: 'Jóváhagyták a kérelmedet', body: 'dec. 14.', tag: 'e', address: '/dashboard' }))
    await push('not JSON')
    await push(null)
    expect(shown.map(({ title }) => title)).toEqual(['Jóváhagyták a kérelmedet', 'Szabi', 'Szabi'])
    expect(shown[0]!.options.tag).toBe('e')
  })

  it('opens what is pressed, and takes the notification away', async () => {
    const address = 'https://szabi.example/hu/decide?token=t&decision=approved'
    await push(
      JSON.stringify({ title: 'x', address: '/dashboard?request=r', actions: [{ title: 'Jóváhagyás', address }] }),
    )
    const close = vi.fn<() => void>()
    const notification = { data: shown[0]!.options.data, close }
    await fire('notificationclick', { action: '', notification })
    await fire('notificationclick', { action: '0', notification })
    expect(opened).toEqual(['https://szabi.example/dashboard?request=r', address])
    expect(close).toHaveBeenCalledTimes(2)
  })
})

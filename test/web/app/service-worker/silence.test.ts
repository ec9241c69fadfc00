import { afterEach, expect, it, vi } from 'vitest'
import { silence } from '#web/app/service-worker/silence.ts'

afterEach(() => void vi.unstubAllGlobals())

const standIn = (registration: object | undefined) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })

it('S2 closes what is shown and ends the subscription, so that nobody else reads it here', async () => {
  const [one, other] = [{ close: vi.fn() }, { close: vi.fn() }]
  const unsubscribe = vi.fn(async () => true)
  standIn({
    getNotifications: async () => [one, other],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  })
  await silence()
  for (const { close } of [one, other]) expect(close).toHaveBeenCalledOnce()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('does nothing in a browser that has subscribed to nothing, that cannot, or that has no workers', async () => {
  standIn({ getNotifications: async () => [], pushManager: { getSubscription: async () => null } })
  await silence()
  standIn({ getNotifications: async () => [] })
  await silence()
  standIn(undefined)
  await silence()
  vi.stubGlobal('navigator', {})
  await silence()
})

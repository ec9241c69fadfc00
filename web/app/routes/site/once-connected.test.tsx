import { afterEach, expect, it, vi } from 'vitest'
import { onceConnected } from './once-connected.ts'

afterEach(() => vi.restoreAllMocks())

const part = () => vi.fn(async () => 'part')

it('asks for nothing without a connection, and loads when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = part()
  const loaded = onceConnected(load)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(load).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
})

it('loads again what was on its way when the connection ended', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const load = part()
  load.mockImplementationOnce(async () => {
    online.mockReturnValue(false)
    throw new Error('no network')
  })
  const loaded = onceConnected(load)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
})

it('gives up what cannot be loaded in spite of a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await expect(onceConnected(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

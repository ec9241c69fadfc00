import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T22:59:00Z') })
  vi.stubGlobal('document', new EventTarget())
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells once when a day begins in Budapest, an hour before it does in UTC', async () => {
  const { watchToday, todayInBudapest } = await import('#web/ui/dates/today.ts')
  const onNewDay = vi.fn<() => void>()
  watchToday(onNewDay)
  vi.advanceTimersByTime(59_000)
  expect(onNewDay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(onNewDay).toHaveBeenCalledOnce()
  expect(todayInBudapest()).toBe('2026-11-23')
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(onNewDay).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(3_600_000)
  expect(onNewDay).toHaveBeenCalledTimes(2)
})

it('looks when a page is seen again that slept over midnight', async () => {
  const { watchToday } = await import('#web/ui/dates/today.ts')
  const onNewDay = vi.fn<() => void>()
  watchToday(onNewDay)
  vi.setSystemTime('2026-11-24T07:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onNewDay).toHaveBeenCalledOnce()
})

it('rests once nobody asks any more', async () => {
  const { watchToday } = await import('#web/ui/dates/today.ts')
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stops = [watchToday(one), watchToday(other)]
  stops[0]!()
  vi.advanceTimersByTime(2 * 3_600_000)
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  stops[1]!()
  expect(vi.getTimerCount()).toBe(0)
})

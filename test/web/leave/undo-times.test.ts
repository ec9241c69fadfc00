import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decidedFor } from '#web/leave/inbox/decided-rows.ts'
import { undoTimes } from '#web/leave/inbox/undo-times.ts'

const onEnd = vi.fn<(request: string) => void>()
const ended = () => onEnd.mock.calls.flat()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onEnd.mockReset()
})

it('a decision can be undone for a little less than the ten seconds of the server, each from its own reply', () => {
  const times = undoTimes(onEnd)
  times.begin('first')
  vi.advanceTimersByTime(4_000)
  times.begin('last')
  vi.advanceTimersByTime(decidedFor - 4_001)
  expect(ended()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ended()).toEqual(['first'])
  vi.advanceTimersByTime(4_000)
  expect(ended()).toEqual(['first', 'last'])
  expect(decidedFor).toBeLessThan(10_000)
})

it('begins anew for a request that is decided again, and ends for one that is not', () => {
  const times = undoTimes(onEnd)
  times.begin('again')
  times.begin('undone')
  vi.advanceTimersByTime(8_000)
  times.stop('undone')
  times.begin('again')
  vi.advanceTimersByTime(8_000)
  expect(ended()).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(ended()).toEqual(['again'])
})

it('ends nothing once the page is left', () => {
  const times = undoTimes(onEnd)
  times.begin('one')
  times.begin('other')
  times.stopAll()
  vi.advanceTimersByTime(decidedFor)
  expect(ended()).toEqual([])
})

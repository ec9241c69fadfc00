import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paced } from '#functions/platform/paced.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** When each of some turns began, in milliseconds, of those who came after these pauses. */
async function beginsOf(pauses: readonly number[], perSecond: number) {
  const turn = paced(perSecond)
  const begins: number[] = []
  const done: Promise<unknown>[] = []
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause)
    done.push(turn().then(() => begins.push(performance.now())))
  }
  await vi.runAllTimersAsync()
  await Promise.all(done)
  return begins
}
const mostInASecond = (begins: readonly number[]) =>
  Math.max(...begins.map(begin => begins.filter(other => other >= begin && other < begin + 999).length))

it('cloud 8: never more turns begin in a second than the rate says, however they come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(1, 7, 14),
      async (pauses, perSecond) => {
        const begins = await beginsOf(pauses, perSecond)
        expect(begins).toHaveLength(pauses.length)
        expect(mostInASecond(begins)).toBeLessThanOrEqual(perSecond)
      },
    ),
    { numRuns: 30 },
  )
})

it('ten thousand at once take as long as the rate needs, and no longer', async () => {
  const begins = await beginsOf(
    Array.from({ length: 10_000 }, () => 0),
    7,
  )
  const tooSoon = begins.filter((begin, place) => begin < (begins[place - 7] ?? -1000) + 999)
  expect(tooSoon).toEqual([])
  expect(begins.at(-1)! - begins[0]!).toBeLessThan((10_000 / 7) * 1000 + 1000)
})

it('nobody waits where nobody came before', async () => {
  const turn = paced(1)
  const before = performance.now()
  await turn()
  await vi.advanceTimersByTimeAsync(1000)
  await turn()
  expect(performance.now() - before).toBe(1000)
})

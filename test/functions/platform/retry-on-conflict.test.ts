import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const pause = vi.hoisted(() => vi.fn<(milliseconds: number) => Promise<void>>())
vi.mock('node:timers/promises', () => ({ setTimeout: pause }))
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')
const { Conflict } = await import('#functions/platform/table.ts')

let time = 0
const pauses: number[] = []
beforeEach(() => {
  time = 0
  pauses.length = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  pause.mockImplementation(async milliseconds => {
    pauses.push(milliseconds)
    time += milliseconds
  })
})
afterEach(() => vi.restoreAllMocks())

/** An attempt of 40 ms that conflicts so many times. */
const conflicting = (times: number) => {
  const tried = { tries: 0 }
  const attempt = async () => {
    time += 40
    if (++tried.tries <= times) throw new Conflict('faster')
    return 'done'
  }
  return { tried, attempt }
}

describe('a change that others make at the same time', () => {
  it('reliability 4: is decided again, not a few times, but for as long as its caller waits', async () => {
    const { tried, attempt } = conflicting(14)
    expect(await retryOnConflict(attempt)).toBe('done')
    expect(tried.tries).toBe(15)
  })

  it('pauses ever longer, up to a second, by any part of that time', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValue(1)
    await retryOnConflict(conflicting(9).attempt)
    expect(pauses).toEqual([0, 30, 120, 240, 480, 960, 1000, 1000, 1000])
  })

  it('is given up with a sentence when half of a function’s time is over', async () => {
    const { tried, attempt } = conflicting(Infinity)
    await expect(retryOnConflict(attempt)).rejects.toMatchObject({
      code: 'conflict',
      sentence: { key: 'problems:tooBusy' },
    })
    expect(tried.tries).toBeGreaterThan(15)
    expect(time).toBeGreaterThan(15_000)
    expect(time).toBeLessThan(17_000)
  })

  it('is given up earlier where less patience is asked for', async () => {
    const { tried, attempt } = conflicting(Infinity)
    await expect(retryOnConflict(attempt, 100)).rejects.toThrow()
    expect(tried.tries).toBe(2)
  })

  it('is not tried again after any other fault', async () => {
    let tries = 0
    await expect(retryOnConflict(async () => Promise.reject(new Error(`fault ${++tries}`)))).rejects.toThrow('fault 1')
    expect(tries).toBe(1)
  })
})

import { describe, expect, it, vi } from 'vitest'

vi.stubEnv('TABLE', 'table')
vi.stubEnv('AWS_REGION', 'eu-central-1')
const { retryOnConflict: untilSettled } = await import('#functions/platform/retry-on-conflict.ts')
const { Conflict } = await import('#functions/platform/table.ts')

describe('a change that others make at the same time', () => {
  it('is decided again until it settles', async () => {
    let tries = 0
    const settled = await untilSettled(async () => {
      if (++tries < 3) throw new Conflict('faster')
      return 'done'
    })
    expect([settled, tries]).toEqual(['done', 3])
  })

  it('is given up with a sentence in the end', async () => {
    let tries = 0
    const given = untilSettled(async () => {
      tries += 1
      throw new Conflict('faster')
    })
    await expect(given).rejects.toMatchObject({ code: 'conflict', sentence: { key: 'problems:tooBusy' } })
    expect(tries).toBe(8)
  })

  it('is not tried again after any other fault', async () => {
    let tries = 0
    await expect(untilSettled(async () => Promise.reject(new Error(`fault ${++tries}`)))).rejects.toThrow('fault 1')
    expect(tries).toBe(1)
  })
})

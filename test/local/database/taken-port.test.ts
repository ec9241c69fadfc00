import { expect, it, vi } from 'vitest'
import { freePort } from '#infra/local/database/free-port.ts'

const offered: number[] = []
vi.doMock('#infra/local/database/free-port.ts', () => ({ freePort: async () => offered.shift() ?? freePort() }))
const { startDynoxide } = await import('#infra/local/database/dynoxide.ts')

it('a database whose port another one has taken meanwhile starts on the next', async () => {
  const first = await startDynoxide()
  offered.push(Number(new URL(first.url).port))
  const second = await startDynoxide()
  expect(second.url).not.toBe(first.url)
  await first.close()
  expect((await fetch(second.url)).ok).toBe(true)
  await second.close()
})

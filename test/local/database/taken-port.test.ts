import { once } from 'node:events'
import { createServer } from 'node:http'
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

it('whoever takes the port while a database starts, and responds there, is not taken for it', async () => {
  let asked = 0
  const other = createServer((request, response) => (asked++ ? response.end() : request.socket.destroy()))
  const port = await freePort()
  await once(other.listen(port, '127.0.0.1'), 'listening')
  offered.push(port)
  const database = await startDynoxide()
  expect(database.url).not.toBe(`http://127.0.0.1:${port}`)
  await database.close()
  other.close()
})

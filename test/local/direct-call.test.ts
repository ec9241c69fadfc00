import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#infra/local/http/listen.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { startSzabi } from '#infra/local/szabi.ts'

/** The API under its own address, which bypasses CloudFront as in AWS. */
let cloud: LocalCloud
let directServer: Server
let address: string
beforeAll(async () => {
  cloud = await startSzabi()
  directServer = createServer((request, response) => void cloud.gateway(request, response))
  address = `http://127.0.0.1:${await listen(directServer, 0)}`
})
afterAll(async () => {
  directServer?.close()
  await cloud?.close()
})

const ask = async (host: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${host}/api/en/translate`, { headers })
  return { status: reply.status, ...((await reply.json()) as { success: number; code?: string }) }
}

const answered = { status: 200, success: 1 }
const forbidden = { status: 403, success: 0, code: 'forbidden' }

describe('a call', () => {
  it('succeeds through CloudFront, which sends the origin secret, whatever the caller sends', async () => {
    expect(await ask(cloud.url)).toMatchObject(answered)
    expect(await ask(cloud.url, { 'x-origin-secret': 'guessed' })).toMatchObject(answered)
  })

  it.each([
    ['no origin secret', {}],
    ['an empty one', { 'x-origin-secret': '' }],
    ['a wrong one', { 'x-origin-secret': 'guessed' }],
  ])('is refused without CloudFront, with %s', async (_, headers) => {
    expect(await ask(address, { ...headers, 'x-viewer-address': '198.51.100.8' })).toMatchObject(forbidden)
  })
})

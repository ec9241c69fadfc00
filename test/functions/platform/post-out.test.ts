import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What the names of hosts mean at each lookup, one after the other. */
const answers: { address: string; family: 4 | 6 }[][] = []
const looked = vi.fn()
vi.mock('node:dns', () => ({
  lookup: (hostname: string, _: unknown, callback: (error: unknown, addresses?: unknown) => void) => {
    looked(hostname)
    const found = answers.shift()
    callback(found ? null : Object.assign(new Error('none'), { code: 'ENOTFOUND' }), found)
  },
}))
const { findHost, isRefused, postOut } = await import('#functions/platform/post-out.ts')
const { isPublicAddress } = await import('#functions/platform/public-address.ts')

const loopback = { address: '127.0.0.1', family: 4 } as const
const outside = { address: '93.184.215.14', family: 4 } as const
let server: Server | undefined

async function listening(handle: RequestListener) {
  server = createServer(handle)
  await new Promise<void>(resolve => server!.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const post = (url: string, over: object = {}) =>
  postOut(new URL(url), { body: '{"a":1}', headers: { 'content-type': 'application/json' }, ...over })

beforeEach(() => {
  answers.length = 0
  looked.mockClear()
  vi.stubEnv('PRIVATE_ADDRESSES', 'allowed')
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

describe('what is posted to somebody else', () => {
  it('comes as it was sent, to the address that the name was looked up as, once', async () => {
    const seen: unknown[] = []
    const port = await listening((request, response) => {
      request.on('data', part => seen.push(request.method, String(part), request.headers.host))
      request.on('end', () => response.writeHead(201).end('köszönjük'))
    })
    answers.push([loopback])
    expect(await post(`http://receiver.test:${port}/in?key=1`)).toEqual({
      status: 201,
      start: 'köszönjük',
      fault: null,
    })
    expect(seen).toEqual(['POST', '{"a":1}', `receiver.test:${port}`])
    expect(looked).toHaveBeenCalledTimes(1)
  })

  it('is given up where the receiver hangs', async () => {
    const port = await listening(() => {})
    const began = performance.now()
    expect(await post(`http://127.0.0.1:${port}/`, { within: 300 })).toEqual({
      status: null,
      start: '',
      fault: 'timed_out',
    })
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('has an answer where the receiver says its status and never ends', async () => {
    const port = await listening((_, response) => response.writeHead(200).write('OK'))
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, start: 'OK', fault: null })
  })

  it('reads no more than the beginning of ten megabytes', async () => {
    let written = 0
    const port = await listening((_, response) => {
      response.writeHead(200)
      const chunk = 'x'.repeat(64 * 1024)
      const more = () => {
        while (written < 10 * 1024 * 1024) {
          written += chunk.length
          if (!response.write(chunk)) {
            response.once('drain', more)
            return
          }
        }
        response.end()
      }
      more()
    })
    const { status, start } = await post(`http://127.0.0.1:${port}/`)
    expect([status, start.length]).toEqual([200, 2048])
    expect(written).toBeLessThan(10 * 1024 * 1024)
  })

  it('follows no redirect, wherever it leads', async () => {
    const asked: string[] = []
    const port = await listening((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
    })
    expect((await post(`http://127.0.0.1:${port}/first`)).status).toBe(302)
    expect(asked).toEqual(['/first'])
  })

  it('tells what is the matter where nobody answers', async () => {
    expect((await post('http://127.0.0.1:1/')).fault).toBe('no_connection')
    expect((await post('http://nobody.test/')).fault).toBe('unknown_host')
    const port = await listening(() => {})
    expect((await post(`https://127.0.0.1:${port}/`)).status).toBeNull()
  })
})

describe('in the cloud', () => {
  beforeEach(() => vi.stubEnv('PRIVATE_ADDRESSES', ''))

  it.each([
    'http://example.hu/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://example.hu:25/',
  ])('nothing is posted to %s', async url => {
    expect(isRefused(new URL(url))).toBe(true)
    expect(await post(url)).toEqual({ status: null, start: '', fault: 'not_public' })
    expect(await findHost(new URL(url))).toBe('not_public')
    expect(looked).not.toHaveBeenCalled()
  })

  it('a name that meant the internet when it was saved and this machine when it is called is not connected to', async () => {
    answers.push([outside], [loopback])
    expect(await findHost(new URL('https://rebinding.test/'))).toBe('found')
    expect((await post('https://rebinding.test/')).fault).toBe('not_public')
    expect(looked).toHaveBeenCalledTimes(2)
  })

  it('a name of which one address is private is not connected to at all', async () => {
    answers.push([outside, { address: 'fd00::1', family: 6 }])
    expect((await post('https://both.test/')).fault).toBe('not_public')
  })
})

it.each([
  ['93.184.215.14', true],
  ['1.1.1.1', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['2a00:1450:400d:80c::200e', true],
  ['::', false],
  ['::1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['example.hu', false],
])('takes %s for an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

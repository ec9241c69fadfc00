import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { startFixture } from './fixture/fixture-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await startFixture()))
afterAll(() => cloud.close())

const call = (path: string, options?: RequestInit) => fetch(cloud.url + path, options)
const shown = async (options: RequestInit, query = '') =>
  (await call(`/api/hu/event/%C3%A1rv%C3%ADz${query}`, { method: 'POST', ...options })).json()

/** A call of a shape that `fetch` would not make. */
const rawCall = (headers: Record<string, string>, body: Buffer) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(cloud.url)
    const sent = request({ hostname, port, path: '/api/hu/event/x', method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end(body)
  })

describe('the event of a call', () => {
  it('has the shape of payload version 2.0', async () => {
    const { event } = await shown(
      { headers: { 'Content-Type': 'application/json', Cookie: 'a=1; b=2', 'X-Own': 'Y' }, body: '{"x":"ő"}' },
      '?x=1&x=2&y=%C3%A9',
    )
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/{locale}/event/{id}',
      rawPath: '/api/hu/event/árvíz',
      rawQueryString: 'x=1&x=2&y=%C3%A9',
      cookies: ['a=1', 'b=2'],
      headers: { 'content-type': 'application/json', 'x-own': 'Y', 'x-forwarded-proto': 'http' },
      queryStringParameters: { x: '1,2', y: 'é' },
      pathParameters: { locale: 'hu', id: 'árvíz' },
      requestContext: {
        http: { method: 'POST', path: '/api/hu/event/árvíz', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' },
        routeKey: 'POST /api/{locale}/event/{id}',
        stage: '$default',
      },
      body: '{"x":"ő"}',
      isBase64Encoded: false,
    })
    expect(event.headers).not.toHaveProperty('cookie')
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/)
  })

  it('leaves out what the call does not have', async () => {
    const { event } = await shown({})
    for (const name of ['body', 'cookies', 'queryStringParameters']) expect(event).not.toHaveProperty(name)
  })

  it.each(['application/octet-stream', 'application/x-www-form-urlencoded', 'image/png'])(
    'has a body of type %s encoded',
    async type => {
      const { event } = await shown({ headers: { 'content-type': type }, body: 'a=1' })
      expect(event).toMatchObject({ body: Buffer.from('a=1').toString('base64'), isBase64Encoded: true })
    },
  )
})

describe('the environment of a function', () => {
  it('is the template’s, with the names of its resources', async () => {
    const { environment, name, left } = await shown({})
    expect(environment).toMatchObject({
      ORIGIN: cloud.url,
      TABLE: 'fixture-TableItems034D81E0',
      TZ: 'UTC',
      AWS_ACCESS_KEY_ID: 'fixture-api-probes-show-event',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
    })
    expect(name).toBe('fixture-api-probes-show-event')
    expect(left).toBeGreaterThan(28_000)
    expect(left).toBeLessThanOrEqual(29_000)
  })

  it('has nothing that the function does not import', async () => {
    const { environment } = await shown({})
    expect(environment).not.toHaveProperty('MAIL_QUEUE_URL')
    expect(environment).not.toHaveProperty('SECRET_IDS')
    expect(environment).not.toHaveProperty('HOME')
  })
})

describe('the gateway', () => {
  it('sends the function’s response, with cookies as headers', async () => {
    const reply = await call('/api/hu/event/x', { method: 'POST' })
    expect(reply.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
    expect(reply.headers.get('x-local-worker')).toMatch(/^\d+$/)
  })

  it('prefers a literal segment to a variable, and decodes binary responses', async () => {
    expect([...new Uint8Array(await (await call('/api/hu/event/list')).arrayBuffer())]).toEqual([0, 255])
    expect(await (await call('/api/hu/event/other')).json()).toEqual({ one: 'other' })
  })

  it.each([
    ['GET', '/api/hu/nothing', 404, 'Not Found'],
    ['DELETE', '/api/hu/event/1', 404, 'Not Found'],
    ['GET', '/api', 404, 'Not Found'],
    ['GET', '/api/hu/event/%E0%A4%A', 400, 'Bad Request'],
  ])('answers %s %s with %i', async (method, path, status, message) => {
    const reply = await call(path, { method })
    expect(reply.status).toBe(status)
    expect(await reply.json()).toEqual({ message })
  })

  it('rejects a body over 10 MiB, with or without content-length', async () => {
    const body = Buffer.alloc(10 * 2 ** 20 + 1)
    expect(await rawCall({ 'content-length': String(body.length) }, body)).toBe(413)
    expect(await rawCall({ 'transfer-encoding': 'chunked' }, body)).toBe(413)
  })

  it('survives a caller that drops the connection', async () => {
    const { hostname, port } = new URL(cloud.url)
    const sent = request({
      hostname,
      port,
      path: '/api/hu/event/x',
      method: 'POST',
      headers: { 'content-length': '100' },
    })
    sent.on('error', () => {})
    sent.write('half')
    await pause(50)
    sent.destroy()
    await pause(50)
    expect((await call('/api/hu/event/x', { method: 'POST' })).status).toBe(200)
  })

  it('rejects headers over 10 KiB', async () => {
    expect((await call('/api/hu/event/x', { method: 'POST', headers: { 'x-long': 'x'.repeat(10_241) } })).status).toBe(
      431,
    )
  })
})

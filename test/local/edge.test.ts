import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketFiles } from '#infra/local/edge/bucket-files.ts'
import { behaviorFor, type Distribution } from '#infra/local/edge/distribution.ts'
import { edge } from '#infra/local/edge/edge.ts'
import { viewerFunction } from '#infra/local/edge/viewer-function.ts'
import { listen } from '#infra/local/http/listen.ts'
import type { Resource } from '#infra/local/template/resources.ts'

const clean = `
function handler(event) {
  const request = event.request
  if (request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } }
  if (request.uri === '/host') return { statusCode: 200, body: request.headers.host.value + ' ' + typeof process }
  if (request.cookies.locale && request.cookies.locale.value === 'en') request.uri = '/en' + request.uri
  if (!request.uri.includes('.')) request.uri += '.html'
  return request
}`
const mark = `function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return event.request
}`
const dress = `function handler(event) {
  const { request, response } = event
  response.headers['x-seen'] = { value: [event.context.eventType, request.uri, response.statusCode].join(' ') }
  if (response.headers['x-amz-meta-status']) response.statusCode = Number(response.headers['x-amz-meta-status'].value)
  delete response.headers['x-amz-meta-status']
  delete response.headers.etag
  return response
}`
const onRequest = (name: string) => [{ EventType: 'viewer-request', FunctionARN: `arn:${name}` }]
const onResponse = (name: string) => [{ EventType: 'viewer-response', FunctionARN: `arn:${name}` }]

const resources = [
  { type: 'AWS::CloudFront::Function', arn: 'arn:clean', name: 'clean', properties: { FunctionCode: clean } },
  { type: 'AWS::CloudFront::Function', arn: 'arn:dress', name: 'dress', properties: { FunctionCode: dress } },
  { type: 'AWS::CloudFront::Function', arn: 'arn:mark', name: 'mark', properties: { FunctionCode: mark } },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    ref: 'policy',
    properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 60,
            IncludeSubdomains: true,
            Preload: true,
            Override: true,
          },
        },
        CustomHeadersConfig: { Items: [{ Header: 'Cache-Control', Value: 'private', Override: false }] },
      },
    },
  },
] as unknown as Resource[]

const distribution: Distribution = {
  Origins: [
    { Id: 'site', DomainName: 'bucket.local', S3OriginConfig: {} },
    {
      Id: 'api',
      DomainName: 'api.local',
      OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'secret' }],
    },
  ],
  DefaultCacheBehavior: {
    TargetOriginId: 'site',
    ResponseHeadersPolicyId: 'policy',
    FunctionAssociations: onRequest('clean'),
  },
  CacheBehaviors: [
    {
      PathPattern: '/api/*',
      TargetOriginId: 'api',
      AllowedMethods: ['GET', 'HEAD', 'POST'],
      FunctionAssociations: onRequest('mark'),
    },
    { PathPattern: '/assets/*', TargetOriginId: 'site' },
    {
      PathPattern: '/dressed/*',
      TargetOriginId: 'site',
      ResponseHeadersPolicyId: 'policy',
      FunctionAssociations: [...onRequest('clean'), ...onResponse('dress')],
    },
  ],
}

let home: string
let server: Server
let url: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'edge-'))
  const files = {
    'contact.html': 'contact',
    'en/contact.html': 'contact in English',
    'assets/main-1a2b.js': 'run()'.repeat(300),
    'short.js': 'run()',
    'dressed/contact.html': 'contact',
    'dressed/404.html': 'no such page',
    '.vite/manifest.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(home, 'site', path, '..'), { recursive: true })
    await writeFile(join(home, 'site', path), text)
  }
  await writeFile(join(home, 'outside.html'), 'outside')
  server = createServer(
    edge(distribution, resources, {
      files: bucketFiles(join(home, 'site')),
      buckets: () => (_, response) => response.end('a bucket'),
      api: ({ url, method, headers }, response) => response.end(JSON.stringify({ url, method, headers })),
    }),
  )
  url = `http://127.0.0.1:${await listen(server, 0)}`
})
afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

const get = async (path: string, options?: RequestInit) => {
  const reply = await fetch(url + path, { redirect: 'manual', ...options })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

describe('a file of the site', () => {
  it('is found by the template’s own viewer function', async () => {
    expect(await get('/contact?from=home')).toMatchObject({ status: 200, text: 'contact' })
    expect(await get('/contact', { headers: { cookie: 'a=b; locale=en' } })).toMatchObject({
      text: 'contact in English',
    })
  })

  it.each(['/missing', '/assets/old.js', '/assets/', '/.vite/manifest.json', '/..%2foutside.html', '/%E0%A4%A.html'])(
    'is missing at %s',
    async path => expect(await get(path)).toMatchObject({ status: 404 }),
  )

  it('has its cache control, is compressed when large enough, and is revalidated by its ETag', async () => {
    const asset = await get('/assets/main-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.text).toBe('run()'.repeat(300))
    expect((await get('/short.js')).headers.get('content-encoding')).toBeNull()
    const encodingFor = async (accepted: string) =>
      (await get('/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')
    expect(await encodingFor('gzip, deflate, br')).toBe('br')
    expect(await encodingFor('gzip, deflate')).toBe('gzip')
    expect(await encodingFor('identity')).toBeNull()
    const page = await get('/contact')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/contact', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(await get('/contact', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })
})

describe('the headers policy', () => {
  it('adds to every response of its behaviour, errors included, and replaces only what it overrides', async () => {
    for (const path of ['/contact', '/missing']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains; preload')
    }
    expect((await get('/contact')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/missing')).headers.get('cache-control')).toBe('private')
    expect((await get('/assets/main-1a2b.js')).headers.get('x-frame-options')).toBeNull()
  })
})

describe('a call of the API', () => {
  it('arrives complete, under the API’s host, with the origin secret and the viewer’s address, whatever the caller sends', async () => {
    const reply = await get('/api/hu/day-off?x=1&x=2&y', {
      headers: { cookie: 'a=1; b=2', 'x-origin-secret': 'guessed', 'x-viewer-address': '1.2.3.4', 'x-own': 'kept' },
    })
    expect(JSON.parse(reply.text)).toMatchObject({
      url: '/api/hu/day-off?x=1&x=2&y',
      headers: {
        host: 'api.local',
        cookie: 'a=1; b=2',
        'x-origin-secret': 'secret',
        'x-viewer-address': '127.0.0.1',
        'x-own': 'kept',
      },
    })
  })

  it('by a method that the behaviour does not allow is rejected', async () => {
    expect(await get('/api/hu/x', { method: 'DELETE' })).toMatchObject({ status: 403 })
    expect(await get('/contact', { method: 'POST' })).toMatchObject({ status: 403 })
  })
})

describe('a viewer function', () => {
  it('may respond itself, and has no Node globals', async () => {
    const reply = await get('/old')
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('/new')
    expect((await get('/host')).text).toBe(`${new URL(url).host} undefined`)
  })

  it('sees the response with the rewritten request, and may change status and headers', async () => {
    const page = await get('/dressed/contact')
    expect(page).toMatchObject({ status: 200, text: 'contact' })
    expect(page.headers.get('x-seen')).toBe('viewer-response /dressed/contact.html 200')
    expect(page.headers.get('etag')).toBeNull()
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
    const missing = await get('/dressed/404')
    expect(missing).toMatchObject({ status: 404, text: 'no such page' })
    expect(missing.headers.get('x-amz-meta-status')).toBeNull()
    expect(await get('/dressed/404', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
  })

  it('does not run for an error of the origin', async () => {
    const { status, headers } = await get('/dressed/nothing')
    expect(status).toBe(404)
    expect(headers.get('x-seen')).toBeNull()
  })

  it('that never ends is stopped', () => {
    const endless = viewerFunction('function handler() { for (;;); }', 'endless')
    const request = { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} }
    expect(() => endless(request, '::1')).toThrow('timed out')
  })
})

it('the first matching cache behaviour applies, else the default one', () => {
  const of = (path: string) => behaviorFor(distribution, path).PathPattern
  expect(of('/api/hu/x')).toBe('/api/*')
  expect(of('/assets/x.js')).toBe('/assets/*')
  expect(of('/x/assets/x.js')).toBeUndefined()
  expect(of('/api')).toBeUndefined()
})

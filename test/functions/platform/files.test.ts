import { createServer, type Server } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bucket } from '#functions/platform/files.ts'
import { openAwsProxy, type AwsProxy } from '#infra/local/aws/proxy.ts'
import { s3, verifyPresigned } from '#infra/local/aws/s3.ts'
import { bucketOrigins } from '#infra/local/edge/bucket-origin.ts'
import { ObjectStore } from '#infra/local/files/object-store.ts'
import { listen } from '#infra/local/http/listen.ts'

let proxy: AwsProxy
let site: Server
let address: string
let bucket: Bucket

beforeAll(async () => {
  const objects = new ObjectStore(new DatabaseSync(':memory:'))
  proxy = await openAwsProxy()
  proxy.use(verifyPresigned('local'))
  proxy.serve('s3', s3({ objects, buckets: ['exports-of-test'] }))
  const origin = { Id: 'exports', DomainName: 'exports-of-test.s3.local' }
  site = createServer(bucketOrigins({ objects, proxyUrl: proxy.url })(origin))
  address = `http://127.0.0.1:${await listen(site, 0)}`
  vi.stubEnv('AWS_ENDPOINT_URL_S3', proxy.url)
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'files')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('EXPORTS_BUCKET', 'exports-of-test')
  vi.stubEnv('EXPORTS_DOMAIN', 'exports-of-test.s3.local')
  bucket = (await import('#functions/platform/exports.ts')).exportFiles
})
afterAll(() => {
  vi.unstubAllEnvs()
  site.close()
  proxy.close()
})

const status = async (path: string, options?: RequestInit) => (await fetch(address + path, options)).status

describe('a file', () => {
  it('is stored, measured, read whole or by its first bytes, and deleted', async () => {
    await bucket.put('exports/one.json', '{"a":1}', { type: 'application/json' })
    expect(await bucket.head('exports/one.json')).toEqual({ type: 'application/json', size: 7 })
    expect(Buffer.from((await bucket.get('exports/one.json')) ?? []).toString()).toBe('{"a":1}')
    expect(Buffer.from((await bucket.get('exports/one.json', 4)) ?? []).toString()).toBe('{"a"')
    await bucket.delete('exports/one.json')
    expect(await bucket.get('exports/one.json')).toBeUndefined()
    expect(await bucket.head('exports/one.json')).toBeUndefined()
    await bucket.delete('exports/one.json')
  })

  it('is found and deleted by its prefix, however many there are, and by no other', async () => {
    for (let n = 0; n < 23; n++) await bucket.put(`exports/anna/${n}`, 'x', { type: 'text/plain' })
    await bucket.put('exports/annabella', 'x', { type: 'text/plain' })
    expect(await bucket.deleteAll('exports/anna/')).toBe(23)
    expect(await bucket.deleteAll('exports/anna/')).toBe(0)
    expect(await bucket.head('exports/annabella')).toBeDefined()
  })
})

describe('an address to upload to', () => {
  const upload = { type: 'image/png', size: 4, seconds: 60 }
  const put = (body: string, type = 'image/png') => ({ method: 'PUT', body, headers: { 'content-type': type } })

  it('takes a file of its type and size, on the address of the site', async () => {
    const path = await bucket.uploadAddress('exports/új kép (1).png', upload)
    expect(path).toMatch(/^\/exports\/%C3%BAj%20k%C3%A9p%20%281%29\.png\?/)
    expect(await status(path, put('pict'))).toBe(200)
    expect(await bucket.head('exports/új kép (1).png')).toEqual({ type: 'image/png', size: 4 })
  })

  it.each([
    ['more bytes', put('picture')],
    ['fewer bytes', put('pic')],
    ['another type', put('pict', 'image/svg+xml')],
    ['another method', { method: 'GET' }],
  ])('refuses %s', async (_, options) => {
    expect(await status(await bucket.uploadAddress('exports/refused', upload), options)).toBe(403)
    expect(await bucket.head('exports/refused')).toBeUndefined()
  })

  it('is good for its key alone, for its seconds, and not without its signature', async () => {
    const path = await bucket.uploadAddress('exports/mine', upload)
    expect(await status(path.replace('mine', 'other'), put('pict'))).toBe(403)
    expect(await status('/exports/mine', put('pict'))).not.toBe(200)
    const expired = await bucket.uploadAddress('exports/mine', { ...upload, seconds: 1 })
    await new Promise(resolve => setTimeout(resolve, 2_100))
    expect(await status(expired, put('pict'))).toBe(403)
    expect(await bucket.head('exports/mine')).toBeUndefined()
  })
})

describe('an address to download from', () => {
  it('gives the file under the name it shall have', async () => {
    await bucket.put('exports/data.json', '{}', { type: 'application/json' })
    const path = await bucket.downloadAddress('exports/data.json', { name: 'Kovács Réka adatai.json', seconds: 60 })
    const reply = await fetch(address + path)
    expect(await reply.text()).toBe('{}')
    expect(reply.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Kov%C3%A1cs%20R%C3%A9ka%20adatai.json",
    )
    expect(await status(path.replace('data.json', 'other.json'))).toBe(403)
    expect(await status(path, { method: 'DELETE' })).toBe(403)
  })
})

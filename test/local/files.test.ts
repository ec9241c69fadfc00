import { createHash, createHmac } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { SignatureV4 } from '@smithy/signature-v4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAwsProxy, type AwsProxy } from '#infra/local/aws/proxy.ts'
import { s3, verifyPresigned } from '#infra/local/aws/s3.ts'
import { ObjectStore } from '#infra/local/files/object-store.ts'
import { requiredAccess } from '#infra/local/roles/required-access.ts'
import type { Resource } from '#infra/local/template/resources.ts'

let proxy: AwsProxy
const store = new DatabaseSync(':memory:')
/** What the roles of the signers were asked for. */
const authorised: string[] = []
beforeAll(async () => {
  proxy = await openAwsProxy()
  proxy.use(verifyPresigned('local'))
  proxy.use((call, next) => (authorised.push(call.action), next(call)))
  proxy.serve('s3', s3({ objects: new ObjectStore(store), buckets: ['avatars'] }))
})
afterAll(() => proxy.close())

/** Node's digests as the SDK's signer wants them. */
class Sha256 {
  readonly #hash
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', Buffer.from(secret as string))
  }
  update(data: string | Uint8Array) {
    this.#hash.update(data)
  }
  async digest() {
    return new Uint8Array(this.#hash.digest())
  }
}

const signer = (secretAccessKey = 'local') =>
  new SignatureV4({
    service: 's3',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'fixture', secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
  })

interface Options {
  method?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  expiresIn?: number
  signingDate?: Date
  secret?: string
}

/** A URL presigned by the SDK's own signer. */
async function signed(path: string, { method = 'GET', headers = {}, query = {}, secret, ...terms }: Options = {}) {
  const { hostname, port, host } = new URL(proxy.url)
  const request = await signer(secret).presign(
    {
      method,
      protocol: 'http:',
      hostname,
      port: Number(port),
      path,
      query,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
    },
    { expiresIn: 60, unhoistableHeaders: new Set(Object.keys(headers)), ...terms },
  )
  return `${proxy.url}${path}?${new URLSearchParams(request.query as Record<string, string>)}`
}

/** A call that a function signs itself. */
const call = (path: string, options: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
  fetch(proxy.url + path, {
    ...options,
    headers: {
      authorization: 'AWS4-HMAC-SHA256 Credential=fixture/20260302/eu-central-1/s3/aws4_request, Signature=0',
      ...options.headers,
    },
  })

describe('a file', () => {
  it('is stored with its type, read, listed and deleted', async () => {
    const type = { 'content-type': 'image/webp' }
    const { headers } = await call('/avatars/a/k%C3%A9p.webp', { method: 'PUT', body: 'picture', headers: type })
    const head = await call('/avatars/a/k%C3%A9p.webp', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('7')
    expect(head.headers.get('etag')).toBe(headers.get('etag'))
    const got = await call('/avatars/a/k%C3%A9p.webp')
    expect([got.headers.get('content-type'), await got.text()]).toEqual(['image/webp', 'picture'])

    const part = await call('/avatars/a/k%C3%A9p.webp', { headers: { range: 'bytes=2-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-3/7', 'ct'])
    expect((await call('/avatars/a/k%C3%A9p.webp', { headers: { range: 'bytes=7-' } })).status).toBe(416)

    await call('/avatars/a/second', { method: 'PUT', body: '2' })
    await call('/avatars/b/other', { method: 'PUT', body: '3' })
    const list = await (await call('/avatars?list-type=2&prefix=a/&max-keys=1')).text()
    expect(list).toContain('<Key>a/kép.webp</Key>')
    expect(list).toContain('<IsTruncated>true</IsTruncated>')
    const next = encodeURIComponent(/<NextContinuationToken>(.*)<\/Next/.exec(list)?.[1] ?? '')
    const rest = await (await call(`/avatars?list-type=2&prefix=a/&continuation-token=${next}`)).text()
    expect([...rest.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key)).toEqual(['a/second'])

    expect((await call('/avatars/a/second', { method: 'DELETE' })).status).toBe(204)
    expect((await call('/avatars/a/second')).status).toBe(404)
  })

  it('is not found in a bucket outside the template', async () => {
    const reply = await call('/others/x')
    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('<Code>NoSuchBucket</Code>')
  })
})

describe('an object of an earlier version of the local cloud', () => {
  it('stays readable', () => {
    const old = new DatabaseSync(':memory:')
    old.exec(
      "CREATE TABLE object (bucket TEXT, key TEXT, type TEXT, body BLOB, etag TEXT, changedAt INTEGER, PRIMARY KEY (bucket, key)); INSERT INTO object VALUES ('b', 'k', 'text/plain', x'61', 'e', 1)",
    )
    const objects = new ObjectStore(old)
    expect(objects.get('b', 'k')).toMatchObject({ type: 'text/plain', cacheControl: null })
    objects.put('b', 'k', { type: 'text/plain', body: Buffer.from('b'), cacheControl: 'no-store' })
    expect(objects.get('b', 'k')?.cacheControl).toBe('no-store')
  })
})

describe('a presigned URL', () => {
  const put = (headers: Record<string, string>) => signed('/avatars/signed', { method: 'PUT', headers })

  it('allows anybody to put and get what it was signed for', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': '4' }
    expect((await fetch(await put(headers), { method: 'PUT', body: 'pict', headers })).status).toBe(200)
    const reply = await fetch(
      await signed('/avatars/signed', { query: { 'response-content-disposition': 'attachment; filename="x y.png"' } }),
    )
    expect(await reply.text()).toBe('pict')
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="x y.png"')
  })

  it.each([
    ['another type', 'image/svg+xml', 'pict'],
    ['another length', 'image/png', 'a much longer picture'],
  ])('rejects %s', async (_, type, body) => {
    const address = await put({ 'content-type': 'image/png', 'content-length': '4' })
    const reply = await fetch(address, { method: 'PUT', body, headers: { 'content-type': type } })
    expect(reply.status).toBe(403)
    expect(await reply.text()).toContain('<Code>SignatureDoesNotMatch</Code>')
  })

  it("rejects a header of S3's own that was not signed", async () => {
    const headers = { 'content-type': 'image/png', 'content-length': '4' }
    const init = { method: 'PUT', body: 'pict', headers: { ...headers, 'x-amz-acl': 'public-read' } }
    expect(await (await fetch(await put(headers), init)).text()).toContain(
      'headers present in the request which were not',
    )
  })

  it('is valid for its method, key and signer only', async () => {
    const address = await signed('/avatars/signed')
    authorised.length = 0
    for (const [used, method] of [
      [address, 'DELETE'],
      [address.replace('/signed', '/other'), 'GET'],
      [await signed('/avatars/signed', { secret: 'guessed' }), 'GET'],
      [address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), 'GET'],
    ] as const)
      expect(await (await fetch(used, { method })).text()).toContain('SignatureDoesNotMatch')
    expect(authorised).toEqual([])
  })

  it('is valid until it expires, and for a week at most', async () => {
    const signingDate = new Date(Date.now() - 61_000)
    expect(await (await fetch(await signed('/avatars/signed', { signingDate }))).text()).toContain(
      'Request has expired',
    )
    const address = (await signed('/avatars/signed')).replace('X-Amz-Expires=60', 'X-Amz-Expires=604801')
    expect(await (await fetch(address)).text()).toContain('AuthorizationQueryParametersError')
  })
})

describe('the permission for a file', () => {
  const resources = [{ type: 'AWS::S3::Bucket', name: 'avatars', arn: 'arn:aws:s3:::avatars' }] as unknown as Resource[]
  const need = (action: string, url: string) =>
    requiredAccess(
      { service: 's3', action, url, caller: '', method: '', headers: {}, body: Buffer.alloc(0), input: {} },
      resources,
    )

  it.each([
    ['GetObject', '/avatars/a/b', 's3:GetObject', 'arn:aws:s3:::avatars/a/b'],
    ['HeadObject', '/avatars/a', 's3:GetObject', 'arn:aws:s3:::avatars/a'],
    ['PutObject', '/avatars/k%C3%A9p?x', 's3:PutObject', 'arn:aws:s3:::avatars/kép'],
    ['ListObjectsV2', '/avatars?list-type=2', 's3:ListBucket', 'arn:aws:s3:::avatars'],
    ['GetObject', '/others/x', 's3:GetObject', 'arn:aws:s3:::others/x'],
  ])('to %s %s is %s on %s', (action, url, permission, resource) => {
    expect(need(action, url)).toEqual([{ action: permission, resource }])
  })
})

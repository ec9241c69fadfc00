import { readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { resolve, sep } from 'node:path'
import { cacheControlOf, contentTypeOf } from '#infra/build/site-files.ts'
import { objectAddress } from '../files/object-address.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { presignedError, isPresigned } from '../files/presigned.ts'
import type { Middleware, Service, ServiceReply } from './proxy.ts'

interface S3Props {
  objects: ObjectStore
  /** The names of the template's buckets. */
  buckets: string[]
  /** The bucket that a folder stands for, with what was put there since. */
  uploaded?: { bucket: string; folder: string } | undefined
}

/** S3 lists at most this many keys in one response. */
const mostKeys = 1_000

/** Refuses a presigned URL that was changed or has expired, before its signer's role is asked, as S3 does; `secret` is the key that functions sign with. */
export const verifyPresigned =
  (secret: string): Middleware =>
  (call, next) => {
    const { method, url, headers } = call
    const problem = isPresigned(url) && presignedError({ method, url, headers, secret, now: new Date() })
    return problem ? s3Error(403, problem.code, problem.message) : next(call)
  }

/** Serves objects by key to functions, and to browsers with a presigned URL. */
export function s3({ objects, buckets, uploaded }: S3Props): Service {
  const found = (bucket: string, key: string) =>
    objects.get(bucket, key) ?? (bucket === uploaded?.bucket ? uploadedObject(uploaded.folder, key) : undefined)

  return ({ url, action, headers, body }) => {
    const { bucket, key, query } = objectAddress({ url, headers })
    if (!buckets.includes(bucket)) return s3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
    switch (action) {
      case 'PutObject': {
        if (String(headers['x-amz-content-sha256']).startsWith('STREAMING'))
          return s3Error(501, 'NotImplemented', 'The local S3 takes no body in signed chunks.')
        const etag = objects.put(bucket, key, {
          type: headers['content-type'] ?? 'application/octet-stream',
          cacheControl: headers['cache-control'] ?? null,
          metadata: metadataIn(headers),
          body,
        })
        return { status: 200, headers: { etag }, body: '' }
      }
      case 'GetObject':
      case 'HeadObject': {
        const object = found(bucket, key)
        if (!object) return s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
        const type = query.get('response-content-type') ?? object.type
        const disposition = query.get('response-content-disposition')
        const part = partOf(object.body, headers.range)
        if (!part) return s3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
        return {
          status: part.range ? 206 : 200,
          headers: {
            'content-type': type,
            etag: object.etag,
            'last-modified': new Date(object.changedAt).toUTCString(),
            ...(object.cacheControl && { 'cache-control': object.cacheControl }),
            ...(disposition && { 'content-disposition': disposition }),
            ...(part.range && { 'content-range': part.range }),
          },
          body: part.body,
        }
      }
      case 'DeleteObject':
        objects.remove(bucket, key)
        return { status: 204, headers: {}, body: '' }
      case 'ListObjectsV2':
        return listed(objects, bucket, query)
      default:
        return s3Error(501, 'NotImplemented', `The local S3 has no ${action}.`)
    }
  }
}

const metadataPrefix = 'x-amz-meta-'

/** The metadata that an object is put with, as JSON. */
const metadataIn = (headers: IncomingHttpHeaders): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        name.startsWith(metadataPrefix) ? [[name.slice(metadataPrefix.length), String(value)]] : [],
      ),
    ),
  )

/** A file of the folder that stands for a bucket. */
function uploadedObject(folder: string, key: string) {
  const path = resolve(folder, key)
  const file = path.startsWith(resolve(folder) + sep) && statSync(path, { throwIfNoEntry: false })
  if (!file || !file.isFile()) return undefined
  return {
    type: contentTypeOf(key),
    cacheControl: cacheControlOf(key),
    body: readFileSync(path),
    etag: `"${file.mtimeMs}"`,
    changedAt: file.mtimeMs,
  }
}

/** The bytes that a range from a first byte on asks for, the whole object without one; undefined where the object is shorter. */
function partOf(body: Uint8Array, range = ''): { body: Buffer; range?: string } | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (first === undefined) return { body: Buffer.from(body) }
  if (Number(first) >= body.length) return undefined
  const end = Math.min(last ? Number(last) : body.length, body.length - 1)
  return { body: Buffer.from(body.slice(Number(first), end + 1)), range: `bytes ${first}-${end}/${body.length}` }
}

function listed(objects: ObjectStore, bucket: string, query: URLSearchParams): ServiceReply {
  const most = Math.min(Number(query.get('max-keys') ?? mostKeys), mostKeys)
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const found = objects.list(bucket, prefix, after, most + 1)
  const shown = found.slice(0, most)
  const contents = shown.map(
    ({ key, etag, size, changedAt }) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${size}</Size></Contents>`,
  )
  const next =
    found.length > most ? `<NextContinuationToken>${escaped(shown.at(-1)?.key ?? '')}</NextContinuationToken>` : ''
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${found.length > most}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
}

/** An error in S3's format. */
export const s3Error = (status: number, code: string, message: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`)

const xml = (status: number, body: string): ServiceReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
})

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)

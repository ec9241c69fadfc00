import type { IncomingHttpHeaders } from 'node:http'

/** The bucket and key of an S3 call: `/<bucket>/<key>`, or `/<key>` under the domain name of the bucket. */
interface ObjectAddress {
  bucket: string
  /** Empty in a call on the bucket itself. */
  key: string
  query: URLSearchParams
}

/** The name of a bucket that a host is the domain name of, as the local cloud forms it. */
export const bucketAt = (host = ''): string | undefined => /^([^.]+)\.s3\.local$/.exec(host)?.[1]

export function objectAddress({ url, headers }: { url: string; headers: IncomingHttpHeaders }): ObjectAddress {
  const own = bucketAt(headers.host)
  const [path = '', query = ''] = (own ? `/${own}${url}` : url).split(/\?(.*)/s)
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? []
  return { bucket, key: decodeURIComponent(key), query: new URLSearchParams(query) }
}

/** The name of the S3 operation that method and path stand for. */
export const operationOf = (method: string, { key }: Pick<ObjectAddress, 'key'>): string => {
  if (!key) return method === 'GET' ? 'ListObjectsV2' : `${method} bucket`
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: 'PutObject', DELETE: 'DeleteObject' }[method] ?? method
}

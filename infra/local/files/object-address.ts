/** The bucket and key of an S3 call, from its path: `/<bucket>/<key>`. */
interface ObjectAddress {
  bucket: string
  /** Empty in a call on the bucket itself. */
  key: string
  query: URLSearchParams
}

export function objectAddress(url: string): ObjectAddress {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? []
  return { bucket, key: decodeURIComponent(key), query: new URLSearchParams(query) }
}

/** The name of the S3 operation that method and path stand for. */
export const operationOf = (method: string, { key }: Pick<ObjectAddress, 'key'>): string => {
  if (!key) return method === 'GET' ? 'ListObjectsV2' : `${method} bucket`
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: 'PutObject', DELETE: 'DeleteObject' }[method] ?? method
}

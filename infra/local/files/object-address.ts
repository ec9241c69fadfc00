/** What a call of S3 is about, told by its path: `/<bucket>/<key>`. */
export interface ObjectAddress {
  bucket: string
  /** Empty where the bucket itself is meant. */
  key: string
  query: URLSearchParams
}

export function objectAddress(url: string): ObjectAddress {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? []
  return { bucket, key: decodeURIComponent(key), query: new URLSearchParams(query) }
}

/** The name of the operation, which S3 tells by method and path alone. */
export const operationOf = (method: string, { key }: Pick<ObjectAddress, 'key'>): string => {
  if (!key) return method === 'GET' ? 'ListObjectsV2' : `${method} bucket`
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: 'PutObject', DELETE: 'DeleteObject' }[method] ?? method
}

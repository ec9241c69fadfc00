import { request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http'
import { bucketAt, objectAddress } from '../files/object-address.ts'
import type { ObjectStore } from '../files/object-store.ts'
import type { HttpHandler } from '../http/http-handler.ts'
import type { Origin } from './distribution.ts'

interface BucketOrigins {
  objects: ObjectStore
  proxyUrl: string
}

/** What of a presigned request a bucket looks at. */
const forwarded = ['content-type', 'content-length', 'range'] as const

/**
 * A bucket of the template as an origin: with an access control CloudFront reads it in its own name; without one a request is as good
 * as its signature, which the AWS proxy checks with the role of the function that made it.
 */
export const bucketOrigins =
  ({ objects, proxyUrl }: BucketOrigins) =>
  (origin: Origin): HttpHandler =>
    origin.S3OriginConfig
      ? (request, response) => sendObject(objects, origin, request, response)
      : (request, response) => forward(proxyUrl, origin, request, response)

function sendObject(objects: ObjectStore, { DomainName }: Origin, request: IncomingMessage, response: ServerResponse) {
  const { bucket, key } = objectAddress({ url: request.url ?? '/', headers: { host: DomainName } })
  const found = objects.get(bucket, key)
  if (!found) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
  const headers = {
    'content-type': found.type,
    etag: found.etag,
    ...(found.cacheControl && { 'cache-control': found.cacheControl }),
  }
  if (request.headers['if-none-match'] === found.etag) return response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-length': found.body.length })
  return response.end(request.method === 'HEAD' ? undefined : found.body)
}

function forward(proxyUrl: string, { DomainName }: Origin, request: IncomingMessage, response: ServerResponse) {
  const kept = forwarded.flatMap(name => (request.headers[name] ? [[name, request.headers[name]] as const] : []))
  const headers = { ...Object.fromEntries(kept), host: DomainName }
  const sent = requestOf(new URL(proxyUrl), { method: request.method, path: request.url, headers }, reply => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  sent.on('error', () => response.writeHead(502).end())
  request.pipe(sent)
}

/** Whether an origin is a bucket. */
export const isBucket = ({ DomainName }: Origin) => bucketAt(DomainName) !== undefined

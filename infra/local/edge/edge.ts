import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from '../http/http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { behaviorFor, type Behavior, type Distribution, type Origin } from './distribution.ts'
import { isBucket } from './bucket-origin.ts'
import { headerPolicies, type AddedHeader } from './response-headers.ts'
import {
  urlOf,
  isResponse,
  pairsOf,
  viewerFunctions,
  viewerRequest,
  type ViewerFunction,
  type ViewerRequest,
  type ViewerResponse,
} from './viewer-function.ts'

/** The origins of the distribution. */
export interface Origins {
  /** The bucket of the site. */
  files: HttpHandler
  /** The HTTP API. */
  api: HttpHandler
  /** The further buckets of the template. */
  buckets: (origin: Origin) => HttpHandler
}

/** The template's CloudFront distribution: cache behaviours with their viewer functions, origins and response headers. */
export function edge(distribution: Distribution, resources: Resource[], origins: Origins): HttpHandler {
  const functions = viewerFunctions(resources)
  const policies = headerPolicies(resources)

  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const behavior = behaviorFor(distribution, path)
    const origin = distribution.Origins.find(({ Id }) => Id === behavior.TargetOriginId)
    if (!origin) throw new Error(`The distribution has no origin ${behavior.TargetOriginId}.`)
    addHeaders(response, policies.get(behavior.ResponseHeadersPolicyId ?? '') ?? [])
    if (!(behavior.AllowedMethods ?? ['GET', 'HEAD']).includes(request.method ?? ''))
      return response.writeHead(403, { 'content-type': 'text/plain' }).end('The method is not allowed here.')

    const ip = request.socket.remoteAddress ?? ''
    const original = viewerRequest(request)
    const forwarded = functionAt(behavior, 'viewer-request')?.(original, ip) ?? original
    if (isResponse(forwarded)) return respond(response, forwarded)
    const onResponse = functionAt(behavior, 'viewer-response')
    if (onResponse) rewriteResponse(response, head => onResponse(forwarded, ip, head))
    rewriteRequest(request, forwarded, origin)
    return handlerOf(origin)(request, response)
  }

  function handlerOf(origin: Origin): HttpHandler {
    if (origin.Id === distribution.DefaultCacheBehavior.TargetOriginId) return origins.files
    return isBucket(origin) ? origins.buckets(origin) : origins.api
  }

  function functionAt({ FunctionAssociations = [] }: Behavior, event: string): ViewerFunction | undefined {
    const arn = FunctionAssociations.find(({ EventType }) => EventType === event)?.FunctionARN
    const call = arn ? functions.get(arn) : undefined
    if (arn && !call) throw new Error(`The template has no viewer function ${arn}.`)
    return call
  }
}

interface Head {
  status: number
  headers: Record<string, unknown>
}

/** Rewrites status and headers when they are written; the last rewrite added runs first. */
function rewriteHead(response: ServerResponse, change: (head: Head) => Head) {
  const write = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse
  response.writeHead = ((status: number, headers: Head['headers'] = {}) => {
    const changed = change({ status, headers })
    return write(changed.status, changed.headers)
  }) as ServerResponse['writeHead']
}

function addHeaders(response: ServerResponse, added: AddedHeader[]) {
  rewriteHead(response, ({ status, headers }) => {
    const own = new Set(Object.keys(headers).map(name => name.toLowerCase()))
    const kept = Object.entries(headers).filter(
      ([name]) => !added.some(header => header.override && header.name === name.toLowerCase()),
    )
    const more = added.filter(({ name, override }) => override || !own.has(name))
    return {
      status,
      headers: { ...Object.fromEntries(kept), ...Object.fromEntries(more.map(({ name, value }) => [name, value])) },
    }
  })
}

/** CloudFront runs no viewer-response function for an origin's error. */
const firstErrorStatus = 400

/** Runs a viewer-response function on status and headers before they are sent. */
function rewriteResponse(response: ServerResponse, run: (head: ViewerResponse) => ViewerRequest | ViewerResponse) {
  rewriteHead(response, ({ status, headers }) => {
    if (status >= firstErrorStatus) return { status, headers }
    const { 'set-cookie': cookies, ...shown } = headers
    const rewritten = run({
      statusCode: status,
      headers: Object.fromEntries(
        Object.entries(shown).map(([name, value]) => [name.toLowerCase(), { value: String(value) }]),
      ),
    })
    if (!isResponse(rewritten)) throw new Error('A viewer-response function returned no response.')
    return {
      status: rewritten.statusCode,
      headers: { ...valuesOf(rewritten.headers), ...(cookies !== undefined && { 'set-cookie': cookies }) },
    }
  })
}

const valuesOf = (headers: ViewerResponse['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))

/** Rewrites the request to what the origin receives: the viewer function's result with the origin's custom headers. */
function rewriteRequest(
  request: IncomingMessage,
  forwarded: ViewerRequest,
  { S3OriginConfig, DomainName, OriginCustomHeaders = [] }: Origin,
) {
  request.url = urlOf(forwarded)
  if (S3OriginConfig) return
  const cookie = pairsOf(forwarded.cookies).join('; ')
  request.headers = {
    ...Object.fromEntries(Object.entries(forwarded.headers).map(([name, { value }]) => [name, value])),
    ...(cookie && { cookie }),
    // API Gateway knows its API by the host, so the viewer's is replaced.
    host: DomainName,
    ...Object.fromEntries(
      OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
    ),
  }
}

function respond(response: ServerResponse, { statusCode, headers = {}, body = '' }: ViewerResponse) {
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: undefined } : body
  return response
    .writeHead(statusCode, valuesOf(headers))
    .end(Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'))
}

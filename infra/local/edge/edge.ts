import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from '../http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { behaviorFor, type Behavior, type Distribution, type Origin } from './distribution.ts'
import { headerPolicies, type AddedHeader } from './response-headers.ts'
import {
  addressOf,
  isResponse,
  pairsOf,
  viewerFunctions,
  viewerRequest,
  type ViewerRequest,
  type ViewerResponse,
} from './viewer-function.ts'

/** What stands behind the content network. */
interface Origins {
  /** The bucket of the site. */
  files: HttpHandler
  /** Everything that is no bucket. */
  api: HttpHandler
}

/** The content network of the template: every behaviour with its viewer function, its origin and the headers it adds. */
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

    const seen = look(behavior, viewerRequest(request), request.socket.remoteAddress ?? '')
    if (isResponse(seen)) return answer(response, seen)
    pass(request, seen, origin)
    return (origin.S3OriginConfig ? origins.files : origins.api)(request, response)
  }

  function look({ FunctionAssociations = [] }: Behavior, request: ViewerRequest, ip: string) {
    const arn = FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request')?.FunctionARN
    const call = arn && functions.get(arn)
    if (arn && !call) throw new Error(`The template has no viewer function ${arn}.`)
    return call ? call(request, ip) : request
  }
}

/** Adds to whatever is answered, when its head is written. */
function addHeaders(response: ServerResponse, added: AddedHeader[]) {
  const write = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const own = new Set(Object.keys(headers).map(name => name.toLowerCase()))
    const kept = Object.entries(headers).filter(
      ([name]) => !added.some(header => header.override && header.name === name.toLowerCase()),
    )
    const more = added.filter(({ name, override }) => override || !own.has(name))
    return write(status, {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(more.map(({ name, value }) => [name, value])),
    })
  }) as ServerResponse['writeHead']
}

/** Makes the request the one that the origin gets: the function's, with what the origin is to be told. */
function pass(
  request: IncomingMessage,
  seen: ViewerRequest,
  { S3OriginConfig, DomainName, OriginCustomHeaders = [] }: Origin,
) {
  request.url = addressOf(seen)
  if (S3OriginConfig) return
  const cookie = pairsOf(seen.cookies).join('; ')
  request.headers = {
    ...Object.fromEntries(Object.entries(seen.headers).map(([name, { value }]) => [name, value])),
    ...(cookie && { cookie }),
    // The API is known by its own name: all is passed on but the host.
    host: DomainName,
    ...Object.fromEntries(
      OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
    ),
  }
}

function answer(response: ServerResponse, { statusCode, headers = {}, body = '' }: ViewerResponse) {
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: undefined } : body
  const values = Object.entries(headers).map(([name, { value }]) => [name, value])
  return response
    .writeHead(statusCode, Object.fromEntries(values))
    .end(Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'))
}

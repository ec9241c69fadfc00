import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from '../http/http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { behaviorFor, type Behavior, type Distribution, type Origin } from './distribution.ts'
import { headerPolicies, type AddedHeader } from './response-headers.ts'
import {
  addressOf,
  isResponse,
  pairsOf,
  viewerFunctions,
  viewerRequest,
  type ViewerFunction,
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

/** The content network of the template: every behaviour with its viewer functions, its origin and the headers it adds. */
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
    const asked = viewerRequest(request)
    const seen = functionAt(behavior, 'viewer-request')?.(asked, ip) ?? asked
    if (isResponse(seen)) return answer(response, seen)
    const onResponse = functionAt(behavior, 'viewer-response')
    if (onResponse) showResponse(response, head => onResponse(seen, ip, head))
    pass(request, seen, origin)
    return (origin.S3OriginConfig ? origins.files : origins.api)(request, response)
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

/** Changes the head of whatever is answered when it is written; the last change that was asked for comes first. */
function changeHead(response: ServerResponse, change: (head: Head) => Head) {
  const write = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse
  response.writeHead = ((status: number, headers: Head['headers'] = {}) => {
    const changed = change({ status, headers })
    return write(changed.status, changed.headers)
  }) as ServerResponse['writeHead']
}

function addHeaders(response: ServerResponse, added: AddedHeader[]) {
  changeHead(response, ({ status, headers }) => {
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

/** CloudFront shows its functions no failure of an origin. */
const firstFailure = 400

/** Has a function see the head of an answer before it goes out. */
function showResponse(response: ServerResponse, look: (head: ViewerResponse) => ViewerRequest | ViewerResponse) {
  changeHead(response, ({ status, headers }) => {
    if (status >= firstFailure) return { status, headers }
    const { 'set-cookie': cookies, ...shown } = headers
    const seen = look({
      statusCode: status,
      headers: Object.fromEntries(
        Object.entries(shown).map(([name, value]) => [name.toLowerCase(), { value: String(value) }]),
      ),
    })
    if (!isResponse(seen)) throw new Error('A viewer function gave no response back.')
    return {
      status: seen.statusCode,
      headers: { ...valuesOf(seen.headers), ...(cookies !== undefined && { 'set-cookie': cookies }) },
    }
  })
}

const valuesOf = (headers: ViewerResponse['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))

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
  return response
    .writeHead(statusCode, valuesOf(headers))
    .end(Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'))
}

import type { IncomingMessage } from 'node:http'
import { createContext, Script } from 'node:vm'
import type { Resource } from '../template/resources.ts'

interface Value {
  value: string
  multiValue?: { value: string }[]
}

/** A request in the event structure of `cloudfront-js-2.0`. */
export interface ViewerRequest {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers: Record<string, Value>
  cookies: Record<string, Value>
}

/** A response in the event structure of `cloudfront-js-2.0`, without the origin's cookies. */
export interface ViewerResponse {
  statusCode: number
  statusDescription?: string
  headers?: Record<string, Value>
  body?: string | { data: string; encoding?: 'text' | 'base64' }
}

/** Runs on a request, or on the response to it, and gives what replaces it. */
export type ViewerFunction = (
  request: ViewerRequest,
  ip: string,
  response?: ViewerResponse,
) => ViewerRequest | ViewerResponse

export const isResponse = (result: ViewerRequest | ViewerResponse): result is ViewerResponse => 'statusCode' in result

/** The template's viewer functions by ARN, each in a VM context without Node's globals. */
export const viewerFunctions = (resources: Resource[]): Map<string, ViewerFunction> =>
  new Map(
    resources
      .filter(({ type }) => type === 'AWS::CloudFront::Function')
      .map(({ arn, name, properties }) => [arn, viewerFunction(String(properties.FunctionCode), name)]),
  )

/**
 * CloudFront limits a function to less than a millisecond; here an endless one is at least stopped in its first call. The watchdog
 * is a thread of its own, which for every call would take longer than the function.
 */
const timeout = 5_000

export function viewerFunction(code: string, name: string): ViewerFunction {
  const context = createContext({ console: { log: () => {} } }, { codeGeneration: { strings: false, wasm: false } })
  new Script(code, { filename: name }).runInContext(context)
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))')
  let mayBeEndless = true
  return (request, ip, response) => {
    const eventType = response ? 'viewer-response' : 'viewer-request'
    const event = { version: '1.0', context: { eventType }, viewer: { ip }, request, response }
    context.event = JSON.stringify(event)
    const result = String(call.runInContext(context, mayBeEndless ? { timeout } : {}))
    mayBeEndless = false
    return JSON.parse(result) as ViewerRequest | ViewerResponse
  }
}

/** Converts a Node request into CloudFront's event structure. */
export function viewerRequest({ method = '', url = '', headers }: IncomingMessage): ViewerRequest {
  const [uri = '/', query = ''] = url.split(/\?(.*)/s)
  const { cookie, ...others } = headers
  return {
    method,
    uri,
    querystring: valuesOf(query.split('&')),
    headers: Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, { value: [value].flat().join(', ') }]),
    ),
    cookies: valuesOf(cookie?.split(/;\s*/) ?? []),
  }
}

/** The path and query of a request. */
export function urlOf({ uri, querystring }: ViewerRequest): string {
  const query = pairsOf(querystring).join('&')
  return query ? `${uri}?${query}` : uri
}

/** `name=value` pairs, one for each value of a repeated name. */
export const pairsOf = (values: Record<string, Value>) =>
  Object.entries(values).flatMap(([name, one]) =>
    (one.multiValue ?? [one]).map(({ value }) => (value ? `${name}=${value}` : name)),
  )

function valuesOf(pairs: string[]): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const pair of pairs.filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const known = values[name]
    values[name] = known
      ? { value: known.value, multiValue: [...(known.multiValue ?? [{ value: known.value }]), { value }] }
      : { value }
  }
  return values
}

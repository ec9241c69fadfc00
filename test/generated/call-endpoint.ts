import { api } from '#shared/api.ts'
import { isOperatorAccess, type Access } from '#shared/contract/access.ts'
import { addressOf, type AnyEndpoint } from '#shared/contract/client.ts'

/** Every endpoint of the contract, by its route. */
export const endpoints: [route: string, endpoint: AnyEndpoint][] = Object.values(api)
  .flatMap(feature => Object.values(feature) as AnyEndpoint[])
  .map(endpoint => [endpoint.route, endpoint])

/** Whether an endpoint is one of the back office, which people of companies never enter. */
export const isOfBackOffice = ({ access }: AnyEndpoint) => isOperatorAccess(access as Access)

/** The names in braces of a path. */
export const namesIn = ({ path }: AnyEndpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

interface Call {
  locale?: string
  token?: string | undefined
  /** What stands in every place of the path. */
  id?: string
  query?: Record<string, string>
  /** Sent as it is. */
  body?: string | undefined
  headers?: Record<string, string>
}

export interface Outcome {
  status: number
  /** Whether one of our functions answered, not the gateway before it. */
  isOurs: boolean
  /** The process that answered. */
  worker: string | null
  body: { success?: number; code?: string; message?: string; errors?: Record<string, string[]> }
}

/** Calls an endpoint as nobody would who keeps to the contract. */
export async function callEndpoint(
  url: string,
  endpoint: AnyEndpoint,
  { locale = 'en', token, id = 'unknown', query, body, headers = {} }: Call = {},
): Promise<Outcome> {
  const path = addressOf(endpoint, { path: Object.fromEntries(namesIn(endpoint).map(name => [name, id])), query })
  const response = await fetch(`${url}/api/${locale}${path}`, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && endpoint.method !== 'GET' && { body }),
  })
  return {
    status: response.status,
    isOurs: response.headers.has('x-local-worker'),
    worker: response.headers.get('x-local-worker'),
    body: (await response.json()) as Outcome['body'],
  }
}

/** What is wrong with an answer to a call that nobody should have made; nothing, where it is a refusal as it should be. */
export function faultIn({ status, isOurs, body }: Outcome): string | undefined {
  if (status >= 500) return `it fails with ${status}`
  if (status < 400) return body.success === 1 ? undefined : 'it succeeds without saying so'
  if (!isOurs) return undefined
  const { success, code, message, errors, ...others } = body
  if (success !== 0 || !code) return 'its refusal has another form'
  if (Object.keys(others).length) return `its refusal holds ${Object.keys(others).join()}`
  if (code === 'fault') return 'its refusal is a fault'
  const sentences = [message ?? '', ...Object.values(errors ?? {}).flat()]
  const unsaid = sentences.find(sentence => !sentence || /^\w+:\w+$|\{\{|undefined/.test(sentence))
  if (unsaid !== undefined) return `it says “${unsaid}”`
  if (status === 422 && errors && !Object.keys(errors).length) return 'it names no field'
  return undefined
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { objectAddress, operationOf } from '../files/object-address.ts'

/** A call of an AWS service as it stands before the door. */
export interface ServiceCall {
  /** Who calls: the access key, which is the function's name. */
  caller: string
  /** The name under which calls to the service are signed. */
  service: string
  /** The last word of `X-Amz-Target`, or `Action` of a form; of S3 what method and path mean. */
  action: string
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** What the body says, for services that speak JSON; an empty object where it says nothing. */
  readonly input: object
}

export interface ServiceReply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** One service behind the door. */
export type Service = (call: ServiceCall) => ServiceReply | Promise<ServiceReply>

/** Stands before all services: answers a call itself, or lets it pass, changed perhaps. */
export type Guard = (call: ServiceCall, pass: Service) => ServiceReply | Promise<ServiceReply>

/** Thrown where a caller is to get no answer: the connection ends in the middle. */
export class HungUp extends Error {}

/** The one place every call of every function passes; it knows who calls what. */
export interface Door {
  url: string
  /** Opens a service, by the name under which calls to it are signed. */
  opens: (name: string, service: Service) => void
  /** Sets up a guard behind those who stand there already. */
  guards: (guard: Guard) => void
  close: () => void
}

/** Opens the door on a port of its own. */
export async function openDoor(): Promise<Door> {
  const services = new Map<string, Service>()
  const guards: Guard[] = []
  const reach: Service = call =>
    services.get(call.service)?.(call) ??
    refusal(400, 'UnrecognizedClientException', `No service ${call.service} stands behind this door.`)
  const past = ([guard, ...others]: Guard[]): Service => (guard ? call => guard(call, past(others)) : reach)

  const server: Server = createServer({ keepAlive: true }, async (request, response) => {
    try {
      const { status, headers, body } = await past(guards)(callOf(request, await buffer(request)))
      // To HEAD the length is told of what GET would give.
      response
        .writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }) })
        .end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      const { status, headers, body } = refusal(500, 'InternalFailure', String(error))
      if (error instanceof HungUp) request.socket.destroy()
      else response.writeHead(status, headers).end(body)
    }
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opens: (name, service) => void services.set(name, service),
    guards: guard => void guards.push(guard),
    close: () => (server.close(), server.closeAllConnections()),
  }
}

function callOf({ headers, method = '', url = '/' }: IncomingMessage, body: Buffer): ServiceCall {
  const signature = signatureOf(headers.authorization, url)
  let input: object | undefined
  return {
    ...signature,
    action: signature.service === 's3' ? operationOf(method, objectAddress(url)) : actionOf(headers, body),
    method,
    url,
    headers,
    body,
    get input() {
      return (input ??= (body.length ? JSON.parse(body.toString()) : {}) as object)
    },
  }
}

/** The same call with another body. */
export const withInput = (call: ServiceCall, input: object): ServiceCall => ({
  ...call,
  input,
  body: Buffer.from(JSON.stringify(input)),
})

/** `Credential=<key>/<day>/<region>/<service>/aws4_request`, in a header, or in the query of an address that was signed for others. */
function signatureOf(authorization = '', url = '') {
  const credential =
    /Credential=([^,\s]+)/.exec(authorization)?.[1] ??
    new URLSearchParams(url.split(/\?(.*)/s)[1]).get('X-Amz-Credential') ??
    ''
  const [caller = '', , , service = ''] = credential.split('/')
  return { caller, service }
}

function actionOf(headers: IncomingHttpHeaders, body: Buffer): string {
  const target = headers['x-amz-target']
  return typeof target === 'string'
    ? (target.split('.').at(-1) ?? '')
    : (new URLSearchParams(body.toString()).get('Action') ?? '')
}

/** An error in the form of the services that speak JSON. */
export const refusal = (status: number, type: string, message: string): ServiceReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message }),
})

/** A reply in the form of the services that speak JSON. */
export const json = (value: object): ServiceReply => ({
  status: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(value),
})

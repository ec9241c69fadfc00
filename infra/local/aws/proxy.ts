import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tellIfDiskFull } from '../disk-full.ts'
import { objectAddress, operationOf } from '../files/object-address.ts'
import { bytesOf } from '../http/bytes-of.ts'

/** A call of an AWS service as the proxy receives it. */
export interface ServiceCall {
  /** The caller's access key, which is the function's name. */
  caller: string
  /** The service's name in the signature. */
  service: string
  /** The last part of `X-Amz-Target`, the `Action` of a form, or the S3 operation that method and path stand for. */
  action: string
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** The JSON body, parsed on first use; an empty object where there is no body. */
  readonly input: object
}

export interface ServiceReply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** The stand-in of one AWS service. */
export type Service = (call: ServiceCall) => ServiceReply | Promise<ServiceReply>

/** Runs before every service: replies itself, or hands the call on, possibly changed. */
export type Middleware = (call: ServiceCall, next: Service) => ServiceReply | Promise<ServiceReply>

/** Thrown to drop the connection without a response. */
export class ConnectionDropped extends Error {}

/** The AWS proxy: every call of every function to AWS goes through it. */
export interface AwsProxy {
  url: string
  /** Registers the stand-in of a service under the name in its signature. */
  serve: (name: string, service: Service) => void
  /** Adds a middleware after those already registered. */
  use: (middleware: Middleware) => void
  close: () => void
}

/** Starts the proxy on a free port. */
export async function openAwsProxy(): Promise<AwsProxy> {
  const services = new Map<string, Service>()
  const middlewares: Middleware[] = []
  const dispatch: Service = call =>
    services.get(call.service)?.(call) ??
    jsonError(400, 'UnrecognizedClientException', `The AWS proxy has no stand-in for ${call.service}.`)
  const chain = ([first, ...others]: Middleware[]): Service => (first ? call => first(call, chain(others)) : dispatch)

  const server: Server = createServer({ keepAlive: true }, async (request, response) => {
    try {
      const { status, headers, body } = await chain(middlewares)(callOf(request, await bytesOf(request)))
      // HEAD answers with GET's content-length.
      response
        .writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': Buffer.byteLength(body) }) })
        .end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      tellIfDiskFull(error)
      const { status, headers, body } = jsonError(500, 'InternalFailure', String(error))
      if (error instanceof ConnectionDropped) request.socket.destroy()
      else response.writeHead(status, headers).end(body)
    }
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (name, service) => void services.set(name, service),
    use: middleware => void middlewares.push(middleware),
    close: () => (server.close(), server.closeAllConnections()),
  }
}

function callOf({ headers, method = '', url = '/' }: IncomingMessage, body: Buffer): ServiceCall {
  const signature = signatureOf(headers.authorization, url)
  let input: object | undefined
  return {
    ...signature,
    action: signature.service === 's3' ? operationOf(method, objectAddress({ url, headers })) : actionOf(headers, body),
    method,
    url,
    headers,
    body,
    get input() {
      return (input ??= (body.length ? JSON.parse(body.toString()) : {}) as object)
    },
  }
}

/** A copy of the call with another JSON body. */
export const withInput = (call: ServiceCall, input: object): ServiceCall => ({
  ...call,
  input,
  body: Buffer.from(JSON.stringify(input)),
})

/** `Credential=<key>/<day>/<region>/<service>/aws4_request`, in the header or in the query of a presigned URL. */
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

/** An error in the format of the services that speak JSON. */
export const jsonError = (status: number, type: string, message: string): ServiceReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message }),
})

export const jsonHeaders = { 'content-type': 'application/x-amz-json-1.0' }

/** A reply in the format of the services that speak JSON. */
export const jsonReply = (value: object): ServiceReply => ({
  status: 200,
  headers: jsonHeaders,
  body: JSON.stringify(value),
})

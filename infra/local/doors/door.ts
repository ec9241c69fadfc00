import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call of an AWS service as it stands before the door. */
export interface ServiceCall {
  /** Who calls: the access key, which is the function's name. */
  caller: string
  /** The last word of `X-Amz-Target`, or `Action` of a form. */
  action: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface ServiceReply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** One service behind the door. */
export type Service = (call: ServiceCall) => ServiceReply | Promise<ServiceReply>

/** The one place every call of every function passes; it knows who calls what. */
export interface Door {
  url: string
  /** Opens a service, by the name under which calls to it are signed. */
  opens: (name: string, service: Service) => void
  close: () => void
}

/** Opens the door on a port of its own. */
export async function openDoor(): Promise<Door> {
  const services = new Map<string, Service>()
  const server: Server = createServer({ keepAlive: true }, async (request, response) => {
    try {
      const body = await buffer(request)
      const { caller, service } = signatureOf(request.headers.authorization)
      const answer = services.get(service)
      const {
        status,
        headers,
        body: reply,
      } = answer
        ? await answer({ caller, action: actionOf(request.headers, body), headers: request.headers, body })
        : refusal(400, 'UnrecognizedClientException', `No service ${service} stands behind this door.`)
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(reply) }).end(reply)
    } catch (error) {
      const { status, headers, body } = refusal(500, 'InternalFailure', String(error))
      response.writeHead(status, headers).end(body)
    }
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opens: (name, service) => void services.set(name, service),
    close: () => (server.close(), server.closeAllConnections()),
  }
}

/** `Credential=<key>/<day>/<region>/<service>/aws4_request` */
function signatureOf(authorization = '') {
  const [caller = '', , , service = ''] = /Credential=([^,\s]+)/.exec(authorization)?.[1]?.split('/') ?? []
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

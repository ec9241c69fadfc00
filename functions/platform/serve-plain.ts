import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Problem } from '#shared/contract/problem.ts'
import { callerAddress } from './caller-address.ts'
import { nowAt, type Now } from './clock.ts'
import { maximumBodyBytes } from './input.ts'
import { log } from './log.ts'
import { perCallOf, type PerCall } from './per-call.ts'
import { problemReply } from './problem-reply.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { logDetected, logOutcome, type SecurityEvent, type SeenCall } from './security-log.ts'

export interface PlainCall {
  event: APIGatewayProxyEventV2
  now: Now
  address: string
  perCall: PerCall
  /** Names the account that a call is about, for the security log. */
  isAbout: (account: string) => void
  /** Has a success logged as an event. */
  succeedsAs: (what: SecurityEvent) => void
  /** Logs that something that concerns security was detected. */
  report: (what: SecurityEvent) => void
}

export interface PlainReply {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** Whether it is no event of the security log, although its route is one. */
  isRoutine?: boolean
}

type Described = Pick<Endpoint, 'route'>

/** Serves an endpoint whose replies have a form that a standard gives, and not our envelope. */
export const servePlain =
  (endpoint: Described, handle: (call: PlainCall) => Promise<PlainReply>) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const seen: SeenCall = {}
    const perCall = perCallOf()
    try {
      const address = (seen.address = callerAddress(event))
      const call = {
        event,
        address,
        perCall,
        isAbout: (account: string) => void (seen.account = account),
        succeedsAs: (what: SecurityEvent) => void (seen.success = what),
        report: (what: SecurityEvent) => logDetected(what, endpoint, event, seen),
      }
      const reply = await retryOnConflict(() => handle({ ...call, now: nowAt(new Date()) }))
      if (!reply.isRoutine) logOutcome(endpoint, event, seen, refusalIn(reply))
      return sent(reply)
    } catch (error) {
      logOutcome(endpoint, event, seen, error)
      const { statusCode, body } = problemReply(error, 'en')
      if (!(error instanceof Problem)) log.error('a call failed', error, { route: event.routeKey })
      const code =
        statusCode === 429 ? 'temporarily_unavailable' : statusCode < 500 ? 'invalid_request' : 'server_error'
      return sent({ status: statusCode, body: { error: code, error_description: body.message } })
    }
  }

/** A refusal in the words of a standard, as the security log knows it. */
const refusalIn = ({ status }: PlainReply) => (status < 400 ? undefined : new Problem('unauthenticated'))

const sent = ({ status, body, headers }: PlainReply): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
})

/** The text of a body. @throws Problem `tooLarge` */
export function textOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (Buffer.byteLength(text) > maximumBodyBytes) throw new Problem('tooLarge')
  return text
}

/** The fields of a form. @throws Problem `tooLarge` */
export const formOf = (event: APIGatewayProxyEventV2): URLSearchParams => new URLSearchParams(textOf(event))

/** The value of a body in JSON; undefined where it is none. @throws Problem `tooLarge` */
export function jsonOf(event: APIGatewayProxyEventV2): unknown {
  const text = textOf(event)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

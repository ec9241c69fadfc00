import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Match } from './routes.ts'

/** Content types that API Gateway passes on as text; any other body is base64. */
const text = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b|application\/javascript\b)/i

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

interface Call {
  request: IncomingMessage
  /** URL-decoded, as API Gateway passes it on. */
  path: string
  query: string
  body: Buffer
  match: Pick<Match<unknown>, 'key' | 'parameters'>
}

/** The event of a call in API Gateway's payload format 2.0. */
export function eventOf(call: Call): APIGatewayProxyEventV2 {
  const { request, path, query, body, match } = call
  const { cookie, ...headers } = request.headers
  const parameters = new URLSearchParams(query)
  const names = [...new Set(parameters.keys())]
  const encoded = Boolean(headers['content-encoding']) || !text.test(headers['content-type'] ?? '')
  return {
    version: '2.0',
    routeKey: match.key,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      'x-forwarded-for': [headers['x-forwarded-for'], addressOf(request)].filter(Boolean).join(', '),
      'x-forwarded-port': String(request.socket.localPort),
      'x-forwarded-proto': 'http',
    },
    ...(names.length && {
      queryStringParameters: Object.fromEntries(names.map(name => [name, parameters.getAll(name).join(',')])),
    }),
    ...(Object.keys(match.parameters).length && { pathParameters: match.parameters }),
    requestContext: contextOf(call),
    ...(body.length && { body: body.toString(encoded ? 'base64' : 'utf8') }),
    isBase64Encoded: body.length > 0 && encoded,
  }
}

function contextOf({ request, path, match }: Call): APIGatewayProxyEventV2['requestContext'] {
  const { headers, method = '', httpVersion } = request
  const now = new Date()
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: headers.host?.replace(/:\d+$/, '') ?? '',
    domainPrefix: 'local',
    http: {
      method,
      path,
      protocol: `HTTP/${httpVersion}`,
      sourceIp: addressOf(request),
      userAgent: headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: match.key,
    stage: '$default',
    time: logTime(now),
    timeEpoch: now.getTime(),
  }
}

const addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''

/** `05/Mar/2026:09:07:01 +0000` */
function logTime(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split('T')
  const [year, month, day] = date.split('-')
  return `${day}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`
}

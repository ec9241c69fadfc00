import { Agent, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { signedHeaders } from '../database/dynamo-call.ts'
import { withInput, type Service, type ServiceCall, type ServiceReply } from './proxy.ts'

const writing = /^(Put|Update|Delete|TransactWrite|BatchWrite)/

/** What a call used up, in DynamoDB's own units. */
export interface Units {
  read: number
  write: number
}

interface DynamodbProps {
  /** The address of the database. */
  upstream: string
  region: string
  /** Told when something was written. */
  written: () => void
  /** Told what each caller used up. */
  used?: (caller: string, units: Units) => void
}

/** DynamoDB: passes every call on, under one key for all, and has it say what it cost. */
export function dynamodb({ upstream, region, written, used }: DynamodbProps): Service {
  const post = poster(upstream, region)
  return async call => {
    const { ReturnConsumedCapacity: asked = 'NONE' } = call.input as { ReturnConsumedCapacity?: string }
    const reply = await post(
      asked === 'NONE' ? withInput(call, { ...call.input, ReturnConsumedCapacity: 'TOTAL' }) : call,
    )
    if (writing.test(call.action)) written()
    if (reply.status !== 200) return reply

    const { ConsumedCapacity, ...rest } = JSON.parse(reply.body.toString())
    const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    used?.(call.caller, writing.test(call.action) ? { read: 0, write: units } : { read: units, write: 0 })
    if (asked !== 'NONE') return reply
    return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(rest) }
  }
}

function poster(upstream: string, region: string) {
  const secure = upstream.startsWith('https:')
  const agent = secure ? undefined : new Agent({ keepAlive: true })
  return ({ headers, body }: ServiceCall) =>
    new Promise<ServiceReply>((resolve, reject) => {
      const signed = signedHeaders(upstream, String(headers['x-amz-target']), body, region)
      const call = (secure ? secureRequest : request)(
        upstream,
        { method: 'POST', agent, headers: { ...signed, 'content-length': body.length } },
        async answer => {
          const { 'content-type': type = 'application/x-amz-json-1.0', 'x-amz-crc32': checksum } = answer.headers
          resolve({
            status: answer.statusCode ?? 500,
            headers: { 'content-type': type, ...(checksum && { 'x-amz-crc32': String(checksum) }) },
            body: await buffer(answer),
          })
        },
      )
      call.on('error', reject).end(body)
    })
}

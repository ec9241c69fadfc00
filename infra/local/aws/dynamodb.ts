import { Agent, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { signedHeaders } from '../database/dynamo-call.ts'
import { tellIfDiskFull } from '../disk-full.ts'
import type { PartitionLimits } from './partition-limits.ts'
import { jsonReply, withInput, type Service, type ServiceCall, type ServiceReply } from './proxy.ts'

const isWrite = /^(Put|Update|Delete|TransactWrite|BatchWrite)/

/** The capacity a call consumed, in DynamoDB's read and write units. */
export interface ConsumedUnits {
  read: number
  write: number
}

interface DynamodbProps {
  /** The URL of the database. */
  upstream: string
  region: string
  /** Called after every write. */
  onWrite: () => void
  /** Called with the capacity that each call consumed. */
  onConsumed?: (caller: string, units: ConsumedUnits) => void
  /** What partitions take; anything without it. */
  limits?: PartitionLimits | undefined
}

/** Forwards calls to the database under one key, and has it report the capacity they consume. */
export function dynamodb({ upstream, region, onWrite, onConsumed, limits }: DynamodbProps): Service {
  const post = sender(upstream, region)
  return async whole => {
    const admitted = limits?.admit(whole) ?? { call: whole }
    if ('refused' in admitted) return admitted.refused
    const { call, left } = admitted
    const { ReturnConsumedCapacity: asked = 'NONE' } = call.input as { ReturnConsumedCapacity?: string }
    const reply = await post(
      asked === 'NONE' ? withInput(call, { ...call.input, ReturnConsumedCapacity: 'TOTAL' }) : call,
    )
    if (isWrite.test(call.action)) onWrite()
    if (reply.status >= 500) tellIfDiskFull(reply.body)
    if (reply.status !== 200) return reply

    const { ConsumedCapacity, ...rest } = JSON.parse(reply.body.toString())
    const units = [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    limits?.charge(call, units)
    onConsumed?.(call.caller, isWrite.test(call.action) ? { read: 0, write: units } : { read: units, write: 0 })
    const shown = asked === 'NONE' ? rest : { ...rest, ConsumedCapacity }
    return jsonReply(left ? { ...shown, UnprocessedKeys: { ...rest.UnprocessedKeys, ...left } } : shown)
  }
}

function sender(upstream: string, region: string) {
  const secure = upstream.startsWith('https:')
  const agent = secure ? undefined : new Agent({ keepAlive: true })
  return ({ headers, body }: ServiceCall) =>
    new Promise<ServiceReply>((resolve, reject) => {
      const signed = signedHeaders(upstream, String(headers['x-amz-target']), body, region)
      const call = (secure ? secureRequest : request)(
        upstream,
        { method: 'POST', agent, headers: { ...signed, 'content-length': body.length } },
        async response => {
          const { 'content-type': type = 'application/x-amz-json-1.0', 'x-amz-crc32': checksum } = response.headers
          resolve({
            status: response.statusCode ?? 500,
            headers: { 'content-type': type, ...(checksum && { 'x-amz-crc32': String(checksum) }) },
            body: await buffer(response),
          })
        },
      )
      call.on('error', reject).end(body)
    })
}

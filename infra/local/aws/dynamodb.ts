import { Agent, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { signedHeaders } from '../database/dynamo-call.ts'
import { tellIfDiskFull } from '../disk-full.ts'
import { bytesOf } from '../http/bytes-of.ts'
import { capacityTold, unitsIn, withCapacityAsked } from './consumed-capacity.ts'
import type { PartitionLimits } from './partition-limits.ts'
import { jsonHeaders, jsonReply, type Service, type ServiceCall, type ServiceReply } from './proxy.ts'

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
    const { body, isAskedByCaller } = asking(call)
    const reply = await post(call, body)
    const writes = isWrite.test(call.action)
    if (writes) onWrite()
    if (reply.status >= 500) tellIfDiskFull(reply.body)
    if (reply.status !== 200) return reply

    const consumed = (units: number) => {
      limits?.charge(call, units)
      onConsumed?.(call.caller, writes ? { read: 0, write: units } : { read: units, write: 0 })
    }
    const told = isAskedByCaller || left ? undefined : capacityTold(reply.body)
    if (told) {
      consumed(told.units)
      return { ...reply, headers: jsonHeaders, body: told.rest }
    }
    const { ConsumedCapacity, ...rest } = JSON.parse(reply.body.toString())
    consumed(unitsIn(ConsumedCapacity ?? []) ?? 0)
    const shown = isAskedByCaller ? { ...rest, ConsumedCapacity } : rest
    return jsonReply(left ? { ...shown, UnprocessedKeys: { ...rest.UnprocessedKeys, ...left } } : shown)
  }
}

/** The body that asks for the consumed capacity, and whether the caller wants to see it too. */
function asking(call: ServiceCall): { body: Buffer; isAskedByCaller: boolean } {
  const body = withCapacityAsked(call.body)
  if (body) return { body, isAskedByCaller: false }
  const { ReturnConsumedCapacity: asked = 'NONE' } = call.input as { ReturnConsumedCapacity?: string }
  if (asked !== 'NONE') return { body: call.body, isAskedByCaller: true }
  return {
    body: Buffer.from(JSON.stringify({ ...call.input, ReturnConsumedCapacity: 'TOTAL' })),
    isAskedByCaller: false,
  }
}

/** A reply whose body is all there. */
type WholeReply = ServiceReply & { body: Buffer }

function sender(upstream: string, region: string) {
  const { protocol, hostname, port, pathname } = new URL(upstream)
  const secure = protocol === 'https:'
  const agent = secure ? undefined : new Agent({ keepAlive: true })
  const address = { method: 'POST', hostname, port, path: pathname, agent }
  return ({ headers }: ServiceCall, body: Buffer) =>
    new Promise<WholeReply>((resolve, reject) => {
      const signed = signedHeaders(upstream, String(headers['x-amz-target']), body, region)
      const call = (secure ? secureRequest : request)(
        { ...address, headers: { ...signed, 'content-length': body.length } },
        async response => {
          const { 'content-type': type = 'application/x-amz-json-1.0', 'x-amz-crc32': checksum } = response.headers
          resolve({
            status: response.statusCode ?? 500,
            headers: { 'content-type': type, ...(checksum && { 'x-amz-crc32': String(checksum) }) },
            body: await bytesOf(response),
          })
        },
      )
      call.on('error', reject).end(body)
    })
}

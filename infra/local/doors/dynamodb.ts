import { Agent, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { signedHeaders } from '../database/dynamo-call.ts'
import type { Service, ServiceReply } from './door.ts'

const writing = /^(Put|Update|Delete|TransactWrite|BatchWrite)/

/** DynamoDB: passes every call on, under one key for all, and tells when something was written. */
export function dynamodb(upstream: string, region: string, written: () => void): Service {
  const secure = upstream.startsWith('https:')
  const agent = secure ? undefined : new Agent({ keepAlive: true })
  return async ({ action, headers, body }) => {
    const target = String(headers['x-amz-target'])
    const reply = await new Promise<ServiceReply>((resolve, reject) => {
      const call = (secure ? secureRequest : request)(
        upstream,
        {
          method: 'POST',
          agent,
          headers: { ...signedHeaders(upstream, target, body, region), 'content-length': body.length },
        },
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
    if (writing.test(action)) written()
    return reply
  }
}

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from './kind.ts'
import { get, insert, type Write } from './table.ts'

/** The reply to a call with an idempotency key, kept for retries by clients that lost it. */
const IdempotencyRecord = z.object({
  owner: z.string(),
  key: z.string(),
  request_hash: z.string(),
  reply: z.string(),
  expires_at: z.int(),
})

export const idempotencyPartition = (owner: string) => `IDEMPOTENCY#${owner}`

export const idempotencyRecords: Kind<z.infer<typeof IdempotencyRecord>, { owner: string; key: string }> = {
  name: 'IdempotencyRecord',
  schema: IdempotencyRecord,
  key: ({ owner, key }) => ({ pk: idempotencyPartition(owner), sk: key }),
  expires: ({ expires_at }) => expires_at,
}

/** Retention of a reply, in seconds: a day. */
const rememberedFor = 24 * 3600

/** Access to the earlier replies of a call by its idempotency key. */
export interface Idempotency {
  /** The reply of the first attempt, if it succeeded; a call made of several changes names the part. */
  earlierReply: (part?: string) => Promise<unknown>
  /** The write that records the reply, to be committed in the transaction of the change itself. */
  once: (reply: unknown, part?: string) => Write[]
}

export const withoutIdempotency: Idempotency = { earlierReply: async () => undefined, once: () => [] }

/**
 * Replies by idempotency key, kept for each owner apart: an account, in a company where the call is made in one. A key that comes
 * with another `request`, which holds method, address and body, is refused.
 */
export function idempotencyOf(owner: string, key: string, request: string, now: { seconds: number }): Idempotency {
  const digest = createHash('sha256').update(request).digest('base64url')
  return {
    earlierReply: async (part = '') => {
      const record = await get(idempotencyRecords, { owner, key: key + part })
      if (record && record.request_hash !== digest) throw problem('conflict', 'refusals:retryKeyUsed')
      return record && JSON.parse(record.reply)
    },
    once: (reply, part = '') => [
      insert(idempotencyRecords, {
        owner,
        key: key + part,
        request_hash: digest,
        reply: JSON.stringify(reply),
        expires_at: now.seconds + rememberedFor,
      }),
    ],
  }
}

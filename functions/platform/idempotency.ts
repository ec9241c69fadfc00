import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import type { Kind } from './kind.ts'
import { get, insert, type Write } from './table.ts'

/** What was answered to a call that may come again because its reply was lost. */
const IdempotencyRecord = z.object({
  owner: z.string(),
  key: z.string(),
  asked: z.string(),
  reply: z.string(),
  expires_at: z.int(),
})

export const idempotencyRecords: Kind<z.infer<typeof IdempotencyRecord>, { owner: string; key: string }> = {
  name: 'IdempotencyRecord',
  schema: IdempotencyRecord,
  key: ({ owner, key }) => ({ pk: `IDEMPOTENCY#${owner}`, sk: key }),
  expires: ({ expires_at }) => expires_at,
}

/** How long, in seconds, a repeated call is known again: a day. */
const rememberedFor = 24 * 3600

/** A call that names itself, so that a repetition is not done twice. */
export interface Idempotency {
  /** What was answered the first time, if it was answered. */
  earlierReply: (part?: string) => Promise<unknown>
  /** Lies in the same transaction as the change, so that both are there or neither. A call made of several changes names its parts. */
  once: (reply: unknown, part?: string) => Write[]
}

export const withoutIdempotency: Idempotency = { earlierReply: async () => undefined, once: () => [] }

export function idempotencyOf(owner: string, key: string, asked: string, now: { seconds: number }): Idempotency {
  const digest = createHash('sha256').update(asked).digest('base64url')
  return {
    earlierReply: async (part = '') => {
      const answer = await get(idempotencyRecords, { owner, key: key + part })
      if (answer && answer.asked !== digest) throw problem('conflict', 'problems:retryKeyUsed')
      return answer && JSON.parse(answer.reply)
    },
    once: (reply, part = '') => [
      insert(idempotencyRecords, {
        owner,
        key: key + part,
        asked: digest,
        reply: JSON.stringify(reply),
        expires_at: now.seconds + rememberedFor,
      }),
    ],
  }
}

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'

/** The most people whom one call moves. */
export const mostMoved = 40

export const moveToGroup = endpoint('POST /group/move', {
  summary: 'Moves people to a group, or out of theirs; who has no approvers of their own gets those of the group',
  access: 'admin',
  body: z.object({
    user_ids: z
      .array(Id)
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(mostMoved, { error: 'problems:tooManyItems' }),
      ),
    group_id: z.nullable(Id),
  }),
  reply: z.object({
    data: z.array(z.object({ id: z.string(), group_id: z.nullable(z.string()), approver_ids: z.array(z.string()) })),
  }),
})

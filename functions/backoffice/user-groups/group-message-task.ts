import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to bring a message of those who run the service to the people of a user group. */
export const GroupMessageTask = z.object({
  task: z.literal('group-message'),
  message: Id,
  /** How far it has come; left out where it begins. */
  place: z.optional(
    z.object({
      /** The company or the account of the group, in the order of ids. */
      member: Id,
      /** The last person of the company who was told; null where everybody was. */
      after: z.nullable(Id),
    }),
  ),
})
export type GroupMessageTask = z.infer<typeof GroupMessageTask>
export type PlaceInGroup = NonNullable<GroupMessageTask['place']>

export const asGroupMessageTask = (task: Omit<GroupMessageTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'group-message', ...task } satisfies GroupMessageTask,
})

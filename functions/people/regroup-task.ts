import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'
import type { Message } from '#functions/platform/send-messages.ts'

/** A task to move the people of a dissolved group, or to give those of a group its other standard approvers. */
export const RegroupTask = z.object({
  task: z.literal('regroup'),
  company: Id,
  group: Id,
  /** Who changed the group. */
  by: z.optional(Id),
  /** The standard approvers before; left out where the group is dissolved. */
  approvers_before: z.optional(z.array(Id)),
  /** The last person looked at, in the order of ids; the task goes on after them. */
  after: z.optional(Id),
})
export type RegroupTask = z.infer<typeof RegroupTask>

export const asRegroupMessage = (task: Omit<RegroupTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'regroup', ...task } satisfies RegroupTask,
})

import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to look for the effect of a change on everybody; `done` tells one message of it from the next. */
export const EffectTask = z.object({ task: z.literal('effect'), company: Id, member: Id, id: Id, done: z.int() })
export type EffectTask = z.infer<typeof EffectTask>

export const asEffectMessage = (task: Omit<EffectTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'effect', ...task } satisfies EffectTask,
})

import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to erase an account that its owner has given up; how far it has come is what is left of it. */
export const AccountErasureTask = z.object({ task: z.literal('erase-account'), account: Id })
export type AccountErasureTask = z.infer<typeof AccountErasureTask>

export const asAccountErasureMessage = (task: Omit<AccountErasureTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'erase-account', ...task } satisfies AccountErasureTask,
})

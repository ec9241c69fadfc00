import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to register the absences of everybody in a company. */
export const RegisterTask = z.object({
  task: z.literal('absences'),
  company: Id,
  /** The last part that was built, in the order of letters; the task continues after it. */
  after: z.optional(Id),
})
export type RegisterTask = z.infer<typeof RegisterTask>

export const asRegisterMessage = (task: Omit<RegisterTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'absences', ...task } satisfies RegisterTask,
})

import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'
import { LeaveEffect } from './leave-effect.ts'

/** The effect of a change on everybody in a company; on more people than a call has time for, the task that looks for it. */
export const EffectReply = z.object({
  data: z.array(LeaveEffect),
  /** The task, of whose result `data` has nothing yet; null where `data` is all. */
  effect_id: z.nullable(Id),
  /** How many people have been looked at, and how many there are. */
  done: z.int(),
  total: z.int(),
})
export type EffectReply = z.infer<typeof EffectReply>

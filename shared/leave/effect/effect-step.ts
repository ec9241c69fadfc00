import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'
import { LeaveEffect } from './leave-effect.ts'

/** The effect of a change on many people is asked for step by step, so that no call grows with the company. */
export const EffectQuery = z.object({
  /** The person after whom to go on, as the step before named them; the first step has none. */
  after: z.optional(Id),
})

export const EffectStep = z.object({
  data: z.array(LeaveEffect),
  /** How many people have been looked at up to here, and how many there are. */
  done: z.int(),
  total: z.int(),
  /** The last person of this step; null where it was the last one. */
  next: z.nullable(z.string()),
})
export type EffectStep = z.infer<typeof EffectStep>

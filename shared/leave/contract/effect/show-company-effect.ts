import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { EffectState } from '../../effect/company-effect.ts'
import { LeaveEffect } from '../../effect/leave-effect.ts'

export const showCompanyEffect = endpoint('GET /company/effect/{id}', {
  summary: 'How far the task has come that looks for the effect of a change on everybody, and its result, part by part',
  access: 'admin',
  query: z.object({
    /** The part of the result, by default the first. */
    part: z.optional(z.string().check(z.regex(/^\d{1,4}$/, { error: 'problems:number' }))),
  }),
  reply: z.object({
    /** Empty until the task is ready. */
    data: z.array(LeaveEffect),
    state: EffectState,
    done: z.int(),
    total: z.int(),
    parts: z.int(),
  }),
})

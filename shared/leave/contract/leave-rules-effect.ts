import { endpoint } from '../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { LeaveEffect } from '../effect/leave-effect.ts'
import { ChosenRules } from '../../company/leave-rules.ts'

export const leaveRulesEffect = endpoint('POST /company/leave-rules-effect', {
  summary: 'Whose leave would be another by other leave rules, in this year and the next',
  access: 'admin',
  changes: false,
  body: z.partial(ChosenRules),
  reply: z.object({ data: z.array(LeaveEffect) }),
})

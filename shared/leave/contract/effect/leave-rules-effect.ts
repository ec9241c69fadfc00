import { endpoint } from '../../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { EffectReply } from '../../effect/effect-reply.ts'
import { ChosenRules } from '../../../company/leave-rules.ts'

export const leaveRulesEffect = endpoint('POST /company/leave-rules-effect', {
  summary: 'Whose leave would be another by other leave rules, in this year and the next',
  access: 'admin',
  body: z.partial(ChosenRules),
  reply: EffectReply,
})

import { endpoint } from '../../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { EffectQuery, EffectStep } from '../../effect/effect-step.ts'
import { ChosenRules } from '../../../company/leave-rules.ts'

export const leaveRulesEffect = endpoint('POST /company/leave-rules-effect', {
  summary: 'Whose leave would be another by other leave rules, in this year and the next',
  access: 'admin',
  changes: false,
  query: EffectQuery,
  body: z.partial(ChosenRules),
  reply: EffectStep,
})

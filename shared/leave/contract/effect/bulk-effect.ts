import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { CountedBulkChange } from '../../bulk-change.ts'
import { EffectQuery, EffectStep } from '../../effect/effect-step.ts'
import { UserIds } from '../../view/bulk-request-view.ts'

export const bulkEffect = endpoint('POST /user/bulk-effect', {
  summary: 'Who would gain or lose how many days, and which booked days would change; nobody who would be refused',
  access: 'admin',
  changes: false,
  query: EffectQuery,
  body: z.object({ user_ids: UserIds, change: CountedBulkChange }),
  reply: EffectStep,
})

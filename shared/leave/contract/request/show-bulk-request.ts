import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ResultPerPerson } from '../../view/bulk-request-view.ts'
import { BulkSummary } from '../../view/bulk-summary.ts'

/** A result with what became of it when the whole was undone. */
const BulkResultView = z.extend(ResultPerPerson, {
  /** Whether a change of one's own facts waits for another administrator, or putting it back where the whole was undone. */
  waits: z.optional(z.boolean()),
  is_undone: z.optional(z.boolean()),
  /** Why it was kept. */
  kept: z.optional(z.array(z.string())),
})
export type BulkResultView = z.infer<typeof BulkResultView>

export const showBulkRequest = endpoint('GET /day-off/bulk/{id}', {
  summary:
    'How far leave for many people, an import or a change of many has come; with a result for each person once it is over',
  access: 'admin',
  reply: z.object({ data: z.extend(BulkSummary, { results: z.optional(z.array(BulkResultView)) }) }),
})

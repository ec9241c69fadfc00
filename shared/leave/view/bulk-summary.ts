import * as z from 'zod/mini'
import { BulkChange } from '../bulk-change.ts'
import { BulkRequestView } from './bulk-request-view.ts'

/** What a bulk request is, for those who look for it later. */
export const BulkSummary = z.extend(BulkRequestView, {
  kind: z.enum(['leave', 'import', 'change']),
  /** What is done with the people, where it is no leave and no import. */
  change: z.optional(BulkChange),
  /** The administrator who began it. */
  by: z.string(),
  created_at: z.int(),
  can_undo: z.boolean(),
})
export type BulkSummary = z.infer<typeof BulkSummary>

import * as z from 'zod/mini'

/** What a company asks for with leave, and for how long it keeps it. */
export const DocumentRules = z.object({
  /** The numbers of the leave types that a document is asked for with. */
  types: z.array(z.int()),
  /** For how many months after the last day of the leave its documents are kept. */
  kept_months: z
    .int({ error: 'problems:documentMonths' })
    .check(z.minimum(1, { error: 'problems:documentMonths' }), z.maximum(120, { error: 'problems:documentMonths' })),
})
export type DocumentRules = z.infer<typeof DocumentRules>

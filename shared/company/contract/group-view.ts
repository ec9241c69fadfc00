import * as z from 'zod/mini'

export const GroupView = z.object({
  id: z.string(),
  name: z.string(),
  /** The standard approvers, who decide for whoever joins without approvers of their own; left out where there is none. */
  approver_ids: z.optional(z.array(z.string())),
})
export type GroupView = z.infer<typeof GroupView>

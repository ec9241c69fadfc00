import * as z from 'zod/mini'

/** An account in a list, whether or not it belongs to a company. */
export const UserRow = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.int(),
  /** Whether somebody has opened a link that was sent to the address. */
  is_confirmed: z.boolean(),
  /** Whether it can be signed in to at all: it has a password or a linked identity. */
  is_entered: z.boolean(),
  /** Since when an operator lets nobody sign in to it. */
  deactivated_at: z.nullable(z.int()),
})
export type UserRow = z.infer<typeof UserRow>

import * as z from 'zod/mini'
import { Person } from '../../../leave/view/request-view.ts'
import { keyStates } from '../../api-key.ts'

/** A key as its company sees it, without its secret. */
export const KeyView = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(['read', 'write']),
  state: z.enum(keyStates),
  created_at: z.int(),
  created_by: Person,
  expires_on: z.nullable(z.string()),
  /** To the minute; null where it was never used. */
  last_used_at: z.nullable(z.int()),
})
export type KeyView = z.infer<typeof KeyView>

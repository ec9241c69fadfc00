import * as z from 'zod/mini'
import { Permission } from '../../../contract/permission.ts'

/** A permission template, and the version of all of them that a change has to name. */
export const TemplateView = z.object({ id: z.string(), name: z.string(), permissions: z.array(Permission) })
export type TemplateView = z.infer<typeof TemplateView>

/** An operator, and what they may do. */
export const OperatorView = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  template: z.nullable(z.string()),
  /** What they may do while they are active: the template with its differences. */
  permissions: z.array(Permission),
  is_active: z.boolean(),
  /** Whether they have set a password. */
  can_sign_in: z.boolean(),
  /** Until when, in unix seconds, the link is good by which they set one; null where they need none. */
  invited_until: z.nullable(z.int()),
  has_second_factor: z.boolean(),
  created_at: z.int(),
  /** The version that a change has to name. */
  version: z.int(),
})
export type OperatorView = z.infer<typeof OperatorView>

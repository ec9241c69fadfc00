import * as z from 'zod/mini'
import { line, Id } from '../contract/wire.ts'

/** Somebody who runs the service: an account with a template of permissions, and what differs from it. */
export const Operator = z.object({
  account: Id,
  template: z.nullable(Id),
  /** Words of permissions; a release may know fewer of them. */
  additions: z.array(z.string()),
  removals: z.array(z.string()),
  is_active: z.boolean(),
  created_at: z.int(),
  /** Null for whoever was made one by the command. */
  created_by: z.nullable(Id),
  /** Until when the link to set a password is good, in unix seconds, for somebody who had no account; null for others. */
  invited_until: z._default(z.nullable(z.int()), null),
})
export type Operator = z.infer<typeof Operator>

/** The name of a permission template. */
export const TemplateName = line(60)

/** A set of permissions under a name. */
export const PermissionTemplate = z.object({ id: Id, name: TemplateName, permissions: z.array(z.string()) })
export type PermissionTemplate = z.infer<typeof PermissionTemplate>

/** All templates in one item, so that every change of what operators may do conflicts with every other. */
export const PermissionTemplates = z.object({ templates: z.array(PermissionTemplate) })
export type PermissionTemplates = z.infer<typeof PermissionTemplates>

export const mostTemplates = 50
export const mostOperators = 200

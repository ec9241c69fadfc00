import * as z from 'zod/mini'
import { MissingFact } from '../../company/model.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Role } from '../../contract/role.ts'

/** A colleague in short. */
export const EssentialEmployee = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  is_active: z.boolean(),
  approver_ids: z.array(z.string()),
  group_id: z.nullable(z.string()),
  position: z.optional(z.string()),
  /** What only administrators are told: the state and the role of who is not simply an active employee, the address, and what is not known of somebody. */
  status: z.optional(z.enum(['invited', 'inactive'])),
  role: z.optional(Role),
  email: z.optional(z.string()),
  missing: z.optional(z.array(MissingFact)),
})
export type EssentialEmployee = z.infer<typeof EssentialEmployee>

export const listPeople = endpoint('GET /user/list', {
  summary: 'The colleagues in short',
  access: 'member',
  keys: 'read',
  versioned: true,
  reply: z.object({ data: z.array(EssentialEmployee) }),
})

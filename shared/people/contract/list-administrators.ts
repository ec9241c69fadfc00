import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Role } from '../../contract/role.ts'

/** Somebody who administers the company. */
export const Administrator = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: Role,
  /** Whether the company is theirs to hand over. */
  is_owner: z.boolean(),
  has_second_factor: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>

export const listAdministrators = endpoint('GET /company/administrator', {
  summary: 'The active administrators of the company',
  access: 'admin',
  reply: z.object({ data: z.array(Administrator) }),
})

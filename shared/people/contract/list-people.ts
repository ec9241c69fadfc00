import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

/** A colleague in short. */
export const EssentialEmployee = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  is_active: z.boolean(),
  approver_ids: z.array(z.string()),
  group_id: z.nullable(z.string()),
})
export type EssentialEmployee = z.infer<typeof EssentialEmployee>

export const listPeople = endpoint('GET /user/list', {
  summary: 'The colleagues in short',
  access: 'member',
  versioned: true,
  reply: z.object({ data: z.array(EssentialEmployee) }),
})

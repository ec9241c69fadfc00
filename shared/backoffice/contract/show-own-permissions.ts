import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Permission } from '../../contract/permission.ts'

export const OwnPermissions = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  permissions: z.array(Permission),
})
export type OwnPermissions = z.infer<typeof OwnPermissions>

export const showOwnPermissions = endpoint('GET /admin/me', {
  summary: 'The operator who is signed in, and what they may do',
  access: 'operator',
  reply: z.object({ data: OwnPermissions }),
})

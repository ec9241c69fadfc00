import * as z from 'zod/mini'
import { Provider } from '../../../account/identity.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { UserRow } from './user-row.ts'

/** A company that an account belongs to, and as what. */
export const MembershipView = z.object({
  company: z.string(),
  name: z.string(),
  role: z.int(),
  status: z.string(),
  is_owner: z.boolean(),
  is_deleted: z.boolean(),
})

export const UserAccount = z.extend(UserRow, {
  language: z.string(),
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  providers: z.array(Provider),
  /** How many devices are signed in, and when one of them was used last; null where none is. */
  sessions: z.int(),
  last_seen_at: z.nullable(z.int()),
  is_operator: z.boolean(),
  companies: z.array(MembershipView),
})
export type UserAccount = z.infer<typeof UserAccount>

export const showUser = endpoint('GET /admin/user/{id}', {
  summary:
    'An account as those who run the service see it: how it is signed in to, and where it belongs; that somebody has looked is kept in their log',
  access: 'operator:users.read',
  changes: true,
  reply: z.object({ data: UserAccount }),
})

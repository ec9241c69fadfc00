import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { memberKinds } from '../../user-groups/user-group.ts'
import { SearchCursor, SearchText } from '../companies/list-companies.ts'
import { UserGroupView } from './list-user-groups.ts'

/** How many members a page has. */
export const membersOfPage = 50

/** Somebody who belongs to a user group. */
export const UserGroupMemberRow = z.object({
  id: z.string(),
  of: z.enum(memberKinds),
  name: z.string(),
  /** The address of a person; null of a company. */
  email: z.nullable(z.string()),
  added_at: z.int(),
  /** Whether the rule of the group chose it. */
  by_rule: z.boolean(),
})
export type UserGroupMemberRow = z.infer<typeof UserGroupMemberRow>

export const listUserGroupMembers = endpoint('GET /admin/user-group/{id}/member', {
  summary: 'The companies or the people of a user group by name, or those whose name begins with a text',
  access: 'operator:user-groups.read',
  query: z.object({
    of: z.enum(memberKinds, { error: 'problems:invalidValue' }),
    q: z.optional(SearchText),
    cursor: z.optional(SearchCursor),
  }),
  reply: z.object({ data: z.array(UserGroupMemberRow), next: z.nullable(z.string()), group: UserGroupView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { SearchCursor, SearchText } from '../companies/list-companies.ts'
import { UserRow } from './user-row.ts'

/** How many entries of the search a page reads; somebody with several of them is shown once. */
export const usersOfPage = 25

export const listUsers = endpoint('GET /admin/user', {
  summary:
    'The accounts whose name or address begins with a text, none without a text; or those of a user group by name',
  access: 'operator:users.read',
  query: z.object({ q: z.optional(SearchText), group: z.optional(Id), cursor: z.optional(SearchCursor) }),
  reply: z.object({ data: z.array(UserRow), next: z.nullable(z.string()) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { memberKinds } from '../../user-groups/user-group.ts'

/** The most who are added at once. */
export const addedTogether = 25

export const addUserGroupMembers = endpoint('POST /admin/user-group/{id}/member', {
  summary: 'Adds companies or people to a user group without a rule; those who belong to it already stay as they are',
  access: 'operator:user-groups.write',
  problems: ['conflict'],
  body: z.object({
    of: z.enum(memberKinds, { error: 'problems:invalidValue' }),
    ids: z
      .array(Id)
      .check(
        z.minLength(1, { error: 'problems:required' }),
        z.maxLength(addedTogether, { error: 'problems:tooManyItems' }),
      ),
  }),
})

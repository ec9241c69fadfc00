import * as z from 'zod/mini'
import { Email } from '../../../account/model.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Permission, permissions } from '../../../contract/permission.ts'
import { Id } from '../../../contract/wire.ts'
import { name } from '../../../contract/name.ts'
import { OperatorView } from './operator-view.ts'

export const Permissions = z
  .array(Permission)
  .check(z.maxLength(permissions.length, { error: 'problems:tooManyItems' }))

export const inviteOperator = endpoint('POST /admin/operator', {
  summary: 'Makes somebody an operator; whoever has no account gets a link by email to set a password',
  access: 'operator:admin-users.write',
  confirmed: true,
  body: z.object({
    email: Email,
    /** Of somebody who has no account. */
    first_name: name(60),
    last_name: name(60),
    template: z.nullable(Id),
    permissions: Permissions,
  }),
  reply: z.object({ data: OperatorView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { Permissions } from './invite-operator.ts'
import { OperatorView } from './operator-view.ts'

export const changeOperator = endpoint('PUT /admin/operator/{id}', {
  summary: 'What an operator may do, and whether they may do anything at all',
  access: 'operator:admin-users.write',
  confirmed: true,
  body: z.object({
    template: z.nullable(Id),
    permissions: Permissions,
    is_active: z.boolean(),
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: OperatorView }),
})

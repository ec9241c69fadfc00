import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'

export const handOverCompany = endpoint('PUT /company/owner', {
  summary:
    'Hands the company over to another active member, who becomes a superadmin; for its owner, or any superadmin where the owner is none any more',
  access: 'superadmin',
  confirmed: true,
  body: z.object({ user_id: Id }),
})

import * as z from 'zod/mini'
import { Role } from '../../contract/role.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { PersonView } from './person-view.ts'

export const changeRole = endpoint('PUT /user/{id}/role', {
  summary: 'Makes somebody an employee, an administrator or a superadmin',
  access: 'admin',
  body: z.object({ role: Role }),
  reply: z.object({ data: PersonView }),
})

import { endpoint } from '../../../contract/endpoint.ts'

export const deactivateUser = endpoint('POST /admin/user/{id}/deactivate', {
  summary: 'Lets nobody sign in to an account any more, and signs it out everywhere',
  access: 'operator:users.write',
  confirmed: true,
  problems: ['conflict'],
})

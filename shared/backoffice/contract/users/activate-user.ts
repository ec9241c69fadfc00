import { endpoint } from '../../../contract/endpoint.ts'

export const activateUser = endpoint('POST /admin/user/{id}/activate', {
  summary: 'Lets the owner of a deactivated account sign in again',
  access: 'operator:users.write',
  confirmed: true,
  problems: ['conflict'],
})

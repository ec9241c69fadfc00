import { endpoint } from '../../../contract/endpoint.ts'

export const sendUserReset = endpoint('POST /admin/user/{id}/password-reset', {
  summary: 'Sends the owner of an account the link by which they set a new password; whoever sends it does not see it',
  access: 'operator:users.write',
  confirmed: true,
  problems: ['conflict', 'tooMany'],
})

import { endpoint } from '../../../contract/endpoint.ts'

export const removeAuthenticator = endpoint('DELETE /user/authenticator', {
  summary: 'Removes the authenticator app',
  access: 'account',
  confirmed: true,
})

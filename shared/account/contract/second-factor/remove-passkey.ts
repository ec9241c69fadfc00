import { endpoint } from '../../../contract/endpoint.ts'

export const removePasskey = endpoint('DELETE /user/passkey/{id}', {
  summary: 'Removes a passkey',
  access: 'account',
  confirmed: true,
})

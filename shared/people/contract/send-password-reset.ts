import { endpoint } from '../../contract/endpoint.ts'

export const sendPasswordReset = endpoint('POST /user/{id}/password-reset', {
  summary: 'Emails somebody the link by which they choose a new password',
  access: 'admin',
  confirmed: true,
})

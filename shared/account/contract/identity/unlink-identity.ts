import { endpoint } from '../../../contract/endpoint.ts'

export const unlinkIdentity = endpoint('DELETE /user/identity/{provider}', {
  summary: 'Unlinks the own account from one of Google or Microsoft, unless it is the only way to sign in',
  access: 'account',
  confirmed: true,
})

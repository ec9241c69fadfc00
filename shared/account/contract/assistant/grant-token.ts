import { endpoint } from '../../../contract/endpoint.ts'

export const grantToken = endpoint('POST /oauth/token', {
  summary: 'Tokens of an assistant for its code or its refresh token, which is replaced (OAuth 2.1, 3.2)',
  access: 'anyone',
  plain: true,
})

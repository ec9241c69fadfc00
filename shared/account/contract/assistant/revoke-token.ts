import { endpoint } from '../../../contract/endpoint.ts'

export const revokeToken = endpoint('POST /oauth/revoke', {
  summary: 'Disconnects the assistant that shows its refresh token (RFC 7009); an access token ends by itself',
  access: 'anyone',
  plain: true,
})

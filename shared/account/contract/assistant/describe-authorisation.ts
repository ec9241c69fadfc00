import { endpoint } from '../../../contract/endpoint.ts'

export const describeAuthorisation = endpoint('GET /oauth/metadata/{document}', {
  summary: 'How assistants are authorised (RFC 8414 and 9728); also below /.well-known/',
  access: 'anyone',
  plain: true,
})

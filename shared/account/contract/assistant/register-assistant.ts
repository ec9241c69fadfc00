import { endpoint } from '../../../contract/endpoint.ts'

export const registerAssistant = endpoint('POST /oauth/register', {
  summary: 'Registers an assistant (RFC 7591); its client id is what it said, signed, so that nothing is kept',
  access: 'anyone',
  plain: true,
  changes: false,
})

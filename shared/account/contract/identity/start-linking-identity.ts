import { endpoint } from '../../../contract/endpoint.ts'
import { ProviderAddress } from './identity-response.ts'

export const startLinkingIdentity = endpoint('POST /user/identity/{provider}', {
  summary: 'Where a browser goes to choose the account of Google or Microsoft that the own one is linked with',
  access: 'account',
  confirmed: true,
  problems: ['conflict', 'notFound'],
  reply: ProviderAddress,
})

import { endpoint } from '../../../contract/endpoint.ts'

export const revokeApiKey = endpoint('DELETE /company/api-key/{id}', {
  summary: 'Revokes an API key, from the next call on',
  access: 'admin',
  confirmed: true,
})

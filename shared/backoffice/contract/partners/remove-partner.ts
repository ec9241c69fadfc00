import { endpoint } from '../../../contract/endpoint.ts'

export const removePartner = endpoint('DELETE /admin/partner/{id}', {
  summary: 'Removes a partner or a brand with its logo',
  access: 'operator:partners.write',
})

import { endpoint } from '../../../contract/endpoint.ts'

export const bringCompanyBack = endpoint('POST /admin/company/{id}/restore', {
  summary: 'Restores a deleted company as long as it is not erased',
  access: 'operator:companies.write',
  confirmed: true,
})

import { endpoint } from '../../contract/endpoint.ts'
import { CompanyView } from './company-view.ts'

export const showCompany = endpoint('GET /company', {
  summary: 'The selected company',
  access: 'member',
  keys: 'read',
  reply: CompanyView,
})

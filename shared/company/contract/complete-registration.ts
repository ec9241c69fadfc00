import { endpoint } from '../../contract/endpoint.ts'
import { CompanyView } from './company-view.ts'

export const completeRegistration = endpoint('POST /company/complete-registration', {
  summary: 'Ends the registration of the company',
  access: 'superadmin',
  reply: CompanyView,
})

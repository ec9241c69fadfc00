import { endpoint } from '../../contract/endpoint.ts'
import { PlanView } from './plan-view.ts'

export const askForGrant = endpoint('POST /company/grant', {
  summary: 'Asks for everything free of charge, as foundations and non-profit schools get it',
  access: 'admin',
  reply: PlanView,
})

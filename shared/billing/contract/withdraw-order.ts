import { endpoint } from '../../contract/endpoint.ts'
import { PlanView } from './plan-view.ts'

export const withdrawOrder = endpoint('DELETE /company/order/{number}', {
  summary: 'Withdraws an order that is not paid',
  access: 'admin',
  reply: PlanView,
})

import { endpoint } from '../../contract/endpoint.ts'
import { PlanView } from './plan-view.ts'

export const showPlan = endpoint('GET /company/plan', {
  summary: 'The plan of the company: its trial or subscription, what each plan would cost, and its orders',
  access: 'admin',
  reply: PlanView,
})

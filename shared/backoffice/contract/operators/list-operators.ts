import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { OperatorView, TemplateView } from './operator-view.ts'

export const listOperators = endpoint('GET /admin/operator', {
  summary: 'Everybody who runs the service, what they may do, and the templates of that',
  access: 'operator:admin-users.read',
  reply: z.object({ data: z.array(OperatorView), templates: z.array(TemplateView) }),
})

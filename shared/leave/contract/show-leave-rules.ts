import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ChosenRules } from '../../company/leave-rules.ts'

export const showLeaveRules = endpoint('GET /company/leave-rules', {
  summary: 'How the company reads the law where it leaves room',
  access: 'admin',
  reply: z.object({ data: ChosenRules }),
})

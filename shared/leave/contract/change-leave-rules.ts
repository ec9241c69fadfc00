import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ChosenRules } from '../../company/leave-rules.ts'

export const changeLeaveRules = endpoint('PUT /company/leave-rules', {
  summary: 'Chooses how the company reads the law where it leaves room; what is left out stays',
  access: 'admin',
  body: z.partial(ChosenRules),
  reply: z.object({ data: ChosenRules }),
})

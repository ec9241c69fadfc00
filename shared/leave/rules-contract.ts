import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { LeaveRules } from './entitlement/rules.ts'

/** The leave rules that a company chooses; its country it has already. */
const ChosenRules = z.omit(LeaveRules, { country: true })

/** How a company reads the law; apart from what every page loads. */
export const leaveRules = {
  showLeaveRules: endpoint('GET /company/leave-rules', {
    summary: 'How the company reads the law where it leaves room',
    access: 'admin',
    reply: z.object({ data: ChosenRules }),
  }),

  changeLeaveRules: endpoint('PUT /company/leave-rules', {
    summary: 'Chooses how the company reads the law where it leaves room; what is left out stays',
    access: 'admin',
    body: z.partial(ChosenRules),
    reply: z.object({ data: ChosenRules }),
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const selectCompany = endpoint('POST /company/select', {
  summary: 'Turns the session to another company of the same person',
  access: 'account',
  body: z.object({ company_id: z.string().check(z.minLength(1, { error: 'problems:required' })) }),
  reply: z.object({ token: z.string() }),
})

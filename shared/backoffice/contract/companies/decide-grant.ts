import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const decideGrant = endpoint('PUT /admin/company/{id}/grant', {
  summary: 'Gives a company everything free of charge, declines what it has asked for, or takes back what was given',
  access: 'operator:companies.write',
  confirmed: true,
  body: z.object({ answer: z.enum(['granted', 'declined'], { error: 'problems:invalidValue' }) }),
})

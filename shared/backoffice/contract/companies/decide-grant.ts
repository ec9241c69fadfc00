import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const decideGrant = endpoint('PUT /admin/company/{id}/grant', {
  summary: 'Gives a company everything free of charge, or declines what it has asked for',
  access: 'operator:companies.write',
  body: z.object({ answer: z.enum(['granted', 'declined'], { error: 'problems:invalidValue' }) }),
})

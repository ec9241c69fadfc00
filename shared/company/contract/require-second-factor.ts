import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CompanyView } from './company-view.ts'

export const requireSecondFactor = endpoint('PUT /company/second-factor', {
  summary: 'Whether administrators can open the company only with a second factor',
  access: 'superadmin',
  body: z.object({ is_required: z.boolean({ error: 'problems:required' }) }),
  reply: CompanyView,
})

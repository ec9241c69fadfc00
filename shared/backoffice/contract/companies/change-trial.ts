import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const changeTrial = endpoint('PUT /admin/company/{id}/trial', {
  summary: 'Until when a company tries everything',
  access: 'operator:companies.write',
  body: z.object({
    to_date: Day,
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
})

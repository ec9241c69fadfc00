import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const deleteCompany = endpoint('DELETE /company', {
  summary: 'Deletes the company, for whoever knows its name; everybody is shut out at once',
  access: 'superadmin',
  body: z.object({ name: z.string({ error: 'problems:required' }) }),
  reply: z.object({
    data: z.object({
      /** The last day on which the company can be restored. */
      restorable_until: Day,
    }),
  }),
})

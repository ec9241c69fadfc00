import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const removeHoliday = endpoint('DELETE /holiday/{id}', {
  summary:
    'Removes a day of the company; a statutory day becomes an ordinary one, a corrected one what the law says again',
  access: 'admin',
  keys: 'write',
  reply: z.object({ data: z.object({ became: z.enum(['removed', 'ordinary', 'by_law']) }) }),
})

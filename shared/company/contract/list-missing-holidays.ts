import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { QueryYear } from '../../contract/wire.ts'

export const listMissingHolidays = endpoint('GET /holiday/import', {
  summary: 'The public holidays of a year that are missing and can be taken over; for companies outside Hungary',
  access: 'admin',
  query: z.object({ year: QueryYear }),
  reply: z.object({ data: z.array(z.object({ date: z.string(), name: z.string() })) }),
})

import * as z from 'zod/mini'
import { Year } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { HolidayView } from './holiday-view.ts'

/** The year whose public holidays are imported. */
export const ImportedYear = z.object({
  year: Year.check(z.gte(2000, { error: 'problems:year' })),
})

export const importHolidays = endpoint('POST /holiday/import', {
  summary: 'Adds the public holidays of a year that are missing; for companies outside Hungary',
  access: 'admin',
  body: ImportedYear,
  reply: z.object({ data: z.array(HolidayView) }),
})

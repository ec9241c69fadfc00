import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { WorkTimes } from '../../calendar/working-pattern.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { WorkingHours } from '../model.ts'
import { CompanyView } from './company-view.ts'

/** Weekly hours from a day on; null removes those that begin on that day. */
export const WeekFrom = z.object({
  working_hours: z.nullable(WorkingHours),
  valid_from: z.optional(Day),
  ...WorkTimes.shape,
})

export const changeWorkingHours = endpoint('PUT /company/working-hours', {
  summary: "The company's weekly working hours, from a day on (today by default); null takes back those of that day",
  access: 'admin',
  body: WeekFrom,
  reply: CompanyView,
})

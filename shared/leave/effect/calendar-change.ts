import { addHoliday, NewDay } from '../../company/contract/add-holiday.ts'
import { changeHoliday, ChangedDay } from '../../company/contract/change-holiday.ts'
import { removeHoliday } from '../../company/contract/remove-holiday.ts'
import { changeWorkingHours, WeekFrom } from '../../company/contract/change-working-hours.ts'
import { changeCompany, CompanyFacts } from '../../company/contract/change-company.ts'
import { importHolidays } from '../../company/contract/import-holidays.ts'
import { Id } from '../../contract/wire.ts'
import * as z from 'zod/mini'

/** More than the public holidays of any country in a year. */
const mostDays = 100

/** A change of the company's calendar, named by the route of the endpoint that would make it. */
export const CalendarChange = z.discriminatedUnion('call', [
  z.object({ call: z.literal(addHoliday.route), body: NewDay }),
  z.object({ call: z.literal(changeHoliday.route), id: Id, body: ChangedDay }),
  z.object({ call: z.literal(removeHoliday.route), id: Id }),
  z.object({ call: z.literal(changeWorkingHours.route), body: WeekFrom }),
  z.object({ call: z.literal(changeCompany.route), body: CompanyFacts }),
  /** An import, with the days that it would add. */
  z.object({
    call: z.literal(importHolidays.route),
    days: z.array(NewDay).check(z.maxLength(mostDays, { error: 'problems:tooManyItems' })),
  }),
])
export type CalendarChange = z.infer<typeof CalendarChange>

import * as z from 'zod/mini'
import { ChangedDay, company, CompanyFacts, NewDay, WeekFrom } from '../company/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/wire.ts'

/** More than the public holidays of any country in a year. */
const mostDays = 100

/** A change of the company's calendar, named by the call that would make it. */
export const CalendarChange = z.discriminatedUnion('call', [
  z.object({ call: z.literal(company.addHoliday.route), body: NewDay }),
  z.object({ call: z.literal(company.changeHoliday.route), id: Id, body: ChangedDay }),
  z.object({ call: z.literal(company.removeHoliday.route), id: Id }),
  z.object({ call: z.literal(company.changeWorkingHours.route), body: WeekFrom }),
  z.object({ call: z.literal(company.changeCompany.route), body: CompanyFacts }),
  /** With the days that would be taken over. */
  z.object({
    call: z.literal(company.importHolidays.route),
    days: z.array(NewDay).check(z.maxLength(mostDays, { error: 'problems:tooManyItems' })),
  }),
])
export type CalendarChange = z.infer<typeof CalendarChange>

/** What a change of the calendar leads to; apart from what every page loads. */
export const calendarEffect = {
  recountEffect: endpoint('POST /company/calendar-effect', {
    summary:
      'Who would get back or lose how many booked days by a change of the calendar; of new hours in their first year',
    access: 'admin',
    changes: false,
    body: CalendarChange,
    reply: z.object({
      data: z.array(
        z.object({
          user_id: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          /** Positive: so many days are free again. */
          days: z.int(),
        }),
      ),
    }),
  }),
}

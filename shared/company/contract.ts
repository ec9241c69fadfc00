import * as z from 'zod/mini'
import { Day } from '../calendar/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { QueryYear } from '../contract/wire.ts'
import { Hours } from '../calendar/working-pattern.ts'
import { CompanyName, Country, GroupName, WorkingHours } from './model.ts'

const CompanyView = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    owner: z.string(),
    has_completed_registration: z.boolean(),
    employee_count: z.int(),
    monday: Hours,
    tuesday: Hours,
    wednesday: Hours,
    thursday: Hours,
    friday: Hours,
    saturday: Hours,
    sunday: Hours,
  }),
})

const OwnDayForm = z.object({ name: GroupName, date: Day, observed_on: z.optional(z.nullable(Day)) })

/** A day that is not worked, or worked although it is a Saturday. */
export const HolidayView = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  observed_on: z.nullable(z.string()),
  kind: z.enum(['public_holiday', 'rest_day_moved', 'working_day_moved', 'company']),
})
export type HolidayView = z.infer<typeof HolidayView>

export const GroupView = z.object({ id: z.string(), name: z.string(), member_ids: z.array(z.string()) })
export type GroupView = z.infer<typeof GroupView>

export const company = {
  createCompany: endpoint('POST /company', {
    summary: 'Founds a company; the founder is its superadmin',
    access: 'account',
    body: z.object({ name: CompanyName, country: Country, working_hours: WorkingHours }),
    reply: z.object({ ...CompanyView.shape, token: z.string() }),
  }),

  showCompany: endpoint('GET /company', { summary: 'The selected company', access: 'member', reply: CompanyView }),

  changeCompany: endpoint('PUT /company', {
    summary: 'Name and country of the company',
    access: 'admin',
    body: z.object({ name: CompanyName, country: Country }),
    reply: CompanyView,
  }),

  deleteCompany: endpoint('DELETE /company', {
    summary: 'Deletes the company, for whoever knows its name; everybody is shut out at once',
    access: 'superadmin',
    body: z.object({ name: z.string({ error: 'problems:required' }) }),
  }),

  changeWorkingHours: endpoint('PUT /company/working-hours', {
    summary: "The company's weekly working hours, from a day on (today by default)",
    access: 'admin',
    body: z.object({ working_hours: WorkingHours, valid_from: z.optional(Day) }),
    reply: CompanyView,
  }),

  completeRegistration: endpoint('POST /company/complete-registration', {
    summary: 'Ends the registration of the company',
    access: 'superadmin',
    reply: CompanyView,
  }),

  selectCompany: endpoint('POST /company/select', {
    summary: 'Turns the session to another company of the same person',
    access: 'account',
    body: z.object({ company_id: z.string().check(z.minLength(1, { error: 'problems:required' })) }),
    reply: z.object({ token: z.string() }),
  }),

  listGroups: endpoint('GET /group', {
    summary: 'The groups and who belongs to them',
    access: 'member',
    reply: z.object({ data: z.array(GroupView) }),
  }),

  addGroup: endpoint('POST /group', {
    summary: 'A new group',
    access: 'admin',
    body: z.object({ name: GroupName }),
    reply: z.object({ data: GroupView }),
  }),

  listHolidays: endpoint('GET /holiday', {
    summary: 'Public holidays, moved days and the days of the company, of one year or of this and the next',
    access: 'member',
    query: z.object({ year: z.optional(QueryYear) }),
    reply: z.object({ data: z.array(HolidayView) }),
  }),

  addHoliday: endpoint('POST /holiday', {
    summary: 'A non-working day of the company',
    access: 'admin',
    body: OwnDayForm,
    reply: z.object({ data: HolidayView }),
  }),

  removeHoliday: endpoint('DELETE /holiday/{id}', {
    summary: "Takes back a company's own non-working day",
    access: 'admin',
  }),
}

import * as z from 'zod/mini'
import { Day, Year } from '../calendar/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { QueryYear } from '../contract/wire.ts'
import { Hours } from '../calendar/working-pattern.ts'
import { CompanyName, Country, DayName, GroupName, SpecialDayKind, WorkingHours } from './model.ts'

const CompanyView = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    owner: z.string(),
    has_completed_registration: z.boolean(),
    employee_count: z.int(),
    /** Whether colleagues see the type of an absence, not only that somebody is away. */
    shows_types: z.boolean(),
    monday: Hours,
    tuesday: Hours,
    wednesday: Hours,
    thursday: Hours,
    friday: Hours,
    saturday: Hours,
    sunday: Hours,
    /** The weekly hours, each with the day from which they hold; null: the first ones, which hold for all time before too. */
    hours: z.array(z.object({ valid_from: z.nullable(z.string()), week: WorkingHours })),
  }),
})

const dayForm = { name: DayName, date: Day, observed_on: z.optional(z.nullable(Day)) }

/** A day that a company adds; without a kind it is one that is not worked. */
export const NewDay = z.object({ ...dayForm, kind: z.optional(SpecialDayKind) })

/** What becomes of a day; `working`: a statutory one is an ordinary day of its weekday. */
export const ChangedDay = z.object({
  ...dayForm,
  kind: z.optional(z.enum([...Object.values(SpecialDayKind.def.entries), 'working'])),
})

/** Weekly hours from a day on; null: those that begin on that day are taken back. */
export const WeekFrom = z.object({ working_hours: z.nullable(WorkingHours), valid_from: z.optional(Day) })

export const CompanyFacts = z.object({ name: CompanyName, country: Country, shows_types: z.optional(z.boolean()) })

/** The year whose public holidays are taken over. */
export const ImportedYear = z.object({
  year: Year.check(z.gte(2000, { error: 'problems:year' })),
})

/** A day that is not worked, or worked although it is a Saturday. */
export const HolidayView = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  observed_on: z.nullable(z.string()),
  kind: SpecialDayKind,
})
export type HolidayView = z.infer<typeof HolidayView>

/** How much is known of a year's moved days, and what an administrator has to know of it. */
const KnownYear = z.object({
  year: z.int(),
  certainty: z.enum(['high', 'medium', 'unknown']),
  /** The number of the decree, where there is one. */
  source: z.nullable(z.string()),
  warning: z.nullable(z.string()),
})

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
    summary: 'Name and country of the company, and whether colleagues see types of absences; left out, that stays',
    access: 'admin',
    body: CompanyFacts,
    reply: CompanyView,
  }),

  deleteCompany: endpoint('DELETE /company', {
    summary: 'Deletes the company, for whoever knows its name; everybody is shut out at once',
    access: 'superadmin',
    body: z.object({ name: z.string({ error: 'problems:required' }) }),
  }),

  changeWorkingHours: endpoint('PUT /company/working-hours', {
    summary: "The company's weekly working hours, from a day on (today by default); null takes back those of that day",
    access: 'admin',
    body: WeekFrom,
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
    reply: z.object({
      data: z.array(HolidayView),
      /** The dates on which the company has put something in place of what the law says. */
      corrections: z.array(z.string()),
      /** What the law says of those dates. */
      by_law: z.array(HolidayView),
      years: z.array(KnownYear),
    }),
  }),

  addHoliday: endpoint('POST /holiday', {
    summary: 'A day of the company: not worked, unless its kind says otherwise',
    access: 'admin',
    body: NewDay,
    reply: z.object({ data: HolidayView }),
  }),

  changeHoliday: endpoint('PUT /holiday/{id}', {
    summary:
      'Changes a day of the company, or corrects a statutory one; the reply has no day where it is an ordinary one now',
    access: 'admin',
    body: ChangedDay,
    reply: z.object({ data: z.nullable(HolidayView) }),
  }),

  removeHoliday: endpoint('DELETE /holiday/{id}', {
    summary:
      'Removes a day of the company; a statutory day becomes an ordinary one, a corrected one what the law says again',
    access: 'admin',
    reply: z.object({ data: z.object({ became: z.enum(['removed', 'ordinary', 'by_law']) }) }),
  }),

  listMissingHolidays: endpoint('GET /holiday/import', {
    summary: 'The public holidays of a year that are missing and can be taken over; for companies outside Hungary',
    access: 'admin',
    query: z.object({ year: QueryYear }),
    reply: z.object({ data: z.array(z.object({ date: z.string(), name: z.string() })) }),
  }),

  importHolidays: endpoint('POST /holiday/import', {
    summary: 'Adds the public holidays of a year that are missing; for companies outside Hungary',
    access: 'admin',
    body: ImportedYear,
    reply: z.object({ data: z.array(HolidayView) }),
  }),
}

import * as z from 'zod/mini'
import { Email, GivenPassword, PersonName, Theme } from '../account/model.ts'
import { Day, Year } from '../calendar/day.ts'
import { Hours } from '../calendar/working-pattern.ts'
import { WorkingHours } from '../company/model.ts'
import { Role, roles } from '../contract/role.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, line } from '../contract/wire.ts'
import { Language } from '../words/language.ts'
import { Gender, Grant, Span } from './model.ts'

const CompanyOfUser = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  has_completed_registration: z.boolean(),
  monday: Hours,
  tuesday: Hours,
  wednesday: Hours,
  thursday: Hours,
  friday: Hours,
  saturday: Hours,
  sunday: Hours,
})

/** The signed-in person, as pages know them. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.nullable(Role),
  is_approver: z.boolean(),
  preferences: z.object({ language: Language, theme: Theme }),
  companies: z.array(z.object({ id: z.string(), name: z.string() })),
  selected_company: z.nullable(CompanyOfUser),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** A colleague in short. */
export const EssentialEmployee = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  is_active: z.boolean(),
  approver_ids: z.array(z.string()),
  group_id: z.nullable(z.string()),
})
export type EssentialEmployee = z.infer<typeof EssentialEmployee>

export const UpcomingEvent = z.object({
  kind: z.enum(['birthday', 'anniversary', 'holiday']),
  date: z.string(),
  user_id: z.optional(z.string()),
  years: z.optional(z.int()),
  name: z.optional(z.string()),
})
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

/** A child without an id is a new one, unless one of the same birth is known already. */
const ChildForm = z.object({
  id: z.optional(Id),
  birth_year: Year,
  birth_date: z.optional(z.nullable(Day)),
  disabled: z.boolean(),
})

export const PersonalInformation = z.object({
  first_name: PersonName,
  last_name: PersonName,
  gender: z.optional(z.nullable(Gender)),
  birthday: z.optional(z.nullable(Day)),
  show_birthday: z.optional(z.boolean()),
  phone: z.optional(z.nullable(line(40))),
  hide_personal_info: z.optional(z.boolean()),
})

const DaysOfYear = z
  .int({ error: 'problems:number' })
  .check(z.gte(0, { error: 'problems:number' }), z.lte(366, { error: 'problems:number' }))

const several = <T extends z.ZodMiniType>(one: T) =>
  z.array(one).check(z.maxLength(20, { error: 'problems:tooManyItems' }))

const GrantForm = z.extend(Span, { days: DaysOfYear })

export const EmploymentInformation = z.object({
  employment_start: z.optional(z.nullable(Day)),
  employment_end: z.optional(z.nullable(Day)),
  position: z.optional(z.nullable(line(80))),
  group_id: z.optional(z.nullable(Id)),
  employee_number: z.optional(z.nullable(line(40))),
  children: z.optional(several(ChildForm)),
  /** Whether it holds: of whom no dates are known always or never, else from today on. */
  hazardous_conditions: z.optional(z.boolean()),
  /** When it holds, whole; it goes before the word without dates. The same for the other two lists. */
  hazardous_periods: z.optional(several(Span)),
  health_damage_or_disability: z.optional(z.boolean()),
  disability_periods: z.optional(several(Span)),
  caregiver: z.optional(z.boolean()),
  working_hours: z.optional(z.nullable(WorkingHours)),
  /** Whether these hours are divided unequally, in a working-time frame or an accounting period. */
  unequal_schedule: z.optional(z.boolean()),
  /** The day from which the working hours hold; today by default, or always when they are the first. */
  working_hours_from: z.optional(Day),
  employer_extra_days: z.optional(DaysOfYear),
  employer_extra_grants: z.optional(several(GrantForm)),
  /** An administrator's reason for employing somebody under 16 all the same (Mt. 34. § (2)–(3)). */
  under_16_reason: z.optional(z.nullable(line(180))),
  base_days: z.optional(z.nullable(DaysOfYear)),
  base_sick_days: z.optional(z.nullable(DaysOfYear)),
})

/** A person of the company, as far as the reader may know them. */
export const PersonView = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  status: z.enum(['invited', 'active', 'inactive', 'deleted']),
  group_id: z.nullable(z.string()),
  position: z.nullable(z.string()),
  approver_ids: z.array(z.string()),
  /** Who decides in this person's place while they are away; known to the person and to administrators. */
  stand_in_id: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The birth date; to colleagues, if it is shown at all, the day on which it comes round next, which tells no age. */
  birthday: z.nullable(z.string()),
  show_birthday: z.boolean(),
  hide_personal_info: z.boolean(),
  employee_number: z.nullable(z.string()),
  gender: z.nullable(Gender),
  employment: z.nullable(
    z.object({
      employment_start: z.nullable(z.string()),
      employment_end: z.nullable(z.string()),
      children: z.array(
        z.object({ id: z.string(), birth_year: z.int(), birth_date: z.nullable(z.string()), disabled: z.boolean() }),
      ),
      /** Whether it holds today. */
      hazardous_conditions: z.boolean(),
      hazardous_periods: z.array(Span),
      health_damage_or_disability: z.boolean(),
      disability_periods: z.array(Span),
      caregiver: z.boolean(),
      working_hours: z.nullable(WorkingHours),
      unequal_schedule: z.boolean(),
      /** The person's own schedules since when, the earlier ones too; before the first the company's hours hold. */
      schedules: z.array(z.object({ valid_from: z.string(), week: WorkingHours, unequal_schedule: z.boolean() })),
      /** The days a year that the employer gives today. */
      employer_extra_days: z.int(),
      employer_extra_grants: z.array(Grant),
      under_16_reason: z.nullable(z.string()),
      base_days: z.nullable(z.int()),
      base_sick_days: z.nullable(z.int()),
    }),
  ),
})
export type PersonView = z.infer<typeof PersonView>

export const people = {
  showMe: endpoint('GET /user/me', {
    summary: 'The signed-in person and the selected company',
    access: 'account',
    reply: z.object({ data: CurrentUser }),
  }),

  savePreference: endpoint('PUT /user/preference', {
    summary: 'Language or theme of the signed-in person',
    access: 'account',
    body: z.discriminatedUnion('key', [
      z.object({ key: z.literal('language'), value: Language }),
      z.object({ key: z.literal('theme'), value: Theme }),
    ]),
  }),

  listPeople: endpoint('GET /user/list', {
    summary: 'The colleagues in short',
    access: 'member',
    reply: z.object({ data: z.array(EssentialEmployee) }),
  }),

  upcomingEvents: endpoint('GET /user/upcoming-events', {
    summary: 'Birthdays, work anniversaries and holidays of the next days',
    access: 'member',
    reply: z.object({ data: z.array(UpcomingEvent) }),
  }),

  showPerson: endpoint('GET /user/{id}', {
    summary: 'A person of the company, as far as the caller may know them',
    access: 'member',
    reply: z.object({ data: PersonView }),
  }),

  invitePeople: endpoint('POST /user/invite', {
    summary: 'Invites people by e-mail; the reply says per address whether it went',
    access: 'admin',
    body: z.object({
      invites: z
        .array(
          z.object({
            email: Email,
            role: z.optional(z.union([z.literal(roles.employee), z.literal(roles.administrator)])),
          }),
        )
        .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(50, { error: 'problems:tooManyItems' })),
    }),
    reply: z.object({
      data: z.array(
        z.object({ email: z.string(), id: z.optional(z.string()), errors: z.optional(z.array(z.string())) }),
      ),
    }),
  }),

  showInvitation: endpoint('GET /auth/invite/{token}', {
    summary: 'Who invites whom, before it is accepted',
    access: 'anyone',
    reply: z.object({
      data: z.object({ email: z.string(), company: z.string(), invited_by: z.string(), has_account: z.boolean() }),
    }),
  }),

  acceptInvitation: endpoint('POST /user/save-invite-password', {
    summary: 'Accepts an invitation with name and password; somebody who has an account gives its password',
    access: 'anyone',
    body: z.object({
      token: z.string({ error: 'problems:required' }),
      first_name: PersonName,
      last_name: PersonName,
      password: GivenPassword,
    }),
    reply: z.object({ token: z.string() }),
  }),

  savePersonalInformation: endpoint('PUT /user/{id}/personal-information', {
    summary: "A person's own data; by the person or an administrator",
    access: 'member',
    body: PersonalInformation,
    reply: z.object({ data: PersonView }),
  }),

  saveEmploymentInformation: endpoint('PUT /user/{id}/employment-information', {
    summary: 'The facts of the employment, which the allowance is counted from',
    access: 'admin',
    body: EmploymentInformation,
    reply: z.object({ data: PersonView }),
  }),

  saveApprovers: endpoint('PUT /user/{id}/approvers', {
    summary: "Who decides on a person's requests",
    access: 'admin',
    body: z.object({ approver_ids: z.array(Id).check(z.maxLength(20, { error: 'problems:tooManyItems' })) }),
    reply: z.object({ data: PersonView }),
  }),

  saveAccountSettings: endpoint('PUT /user/{id}/account-settings', {
    summary: "Who decides in a person's place while they are away; by the person or an administrator",
    access: 'member',
    body: z.object({ stand_in_id: z.nullable(Id) }),
    reply: z.object({ data: PersonView }),
  }),

  changeRole: endpoint('PUT /user/{id}/role', {
    summary: 'Makes somebody an employee, an administrator or a superadmin',
    access: 'admin',
    body: z.object({ role: Role }),
    reply: z.object({ data: PersonView }),
  }),

  deactivatePerson: endpoint('POST /user/{id}/deactivate', {
    summary: 'Shuts somebody out of the company, at once; their history stays',
    access: 'admin',
    reply: z.object({ data: PersonView }),
  }),

  activatePerson: endpoint('POST /user/{id}/activate', {
    summary: 'Lets somebody in again who was deactivated',
    access: 'admin',
    reply: z.object({ data: PersonView }),
  }),

  deletePerson: endpoint('DELETE /user/{id}', {
    summary: 'Takes somebody out of the company; their history stays, as that of a former employee',
    access: 'admin',
  }),
}

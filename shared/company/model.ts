import * as z from 'zod/mini'
import { CalendarDay } from '../calendar/calendar-day.ts'
import { Day } from '../calendar/day.ts'
import { weekdays, WorkingWeek, WorkTimes } from '../calendar/working-pattern.ts'
import { Role } from '../contract/role.ts'
import { Id, line } from '../contract/wire.ts'
import { addressWithForm, name } from '../contract/name.ts'
import { DocumentRules } from './document-rules.ts'
import { ChosenRules } from './leave-rules.ts'

/** The weekly working hours, Monday to Sunday; somebody must work on some day. */
export const WorkingHours = WorkingWeek.check(
  z.refine(hours => weekdays.some(day => hours[day] > 0), { error: 'problems:noWorkingDay', path: ['monday'] }),
)
export type WorkingHours = z.infer<typeof WorkingHours>

/** ISO 3166-1 alpha-2, upper case. */
export const Country = z
  .string({ error: 'problems:required' })
  .check(z.regex(/^[A-Z]{2}$/, { error: 'problems:country' }))

export const CompanyName = name(120, addressWithForm)
export const GroupName = line(60)
export const PositionName = line(80)
export const DayName = line(60)

export const Company = z.object({
  id: Id,
  name: z.string(),
  country: Country,
  owner: Id,
  has_completed_registration: z.boolean(),
  is_deleted: z.boolean(),
  /** When, in unix seconds, and by whom it was deleted. */
  deleted: z._default(z.nullable(z.object({ at: z.int(), by: Id })), null),
  /** The day from which on a deleted company is erased, as its administrators were told; null where it is not deleted. */
  erase_on: z._default(z.nullable(Day), null),
  /** Whether colleagues see the type of an absence, not only that somebody is away. */
  shows_types: z.boolean(),
  /** Whether administrators can open the company only with a second factor. */
  admins_need_second_factor: z._default(z.boolean(), false),
  /** Whether leave is only read, since a trial or a subscription is over. */
  is_read_only: z._default(z.boolean(), false),
  /** Whether its plan has keys, webhooks and chat. */
  has_integrations: z._default(z.boolean(), false),
  created_at: z.int(),
})
export type Company = z.infer<typeof Company>

/** What a day can be that is not like the others of its weekday. */
export const SpecialDayKind = CalendarDay.shape.kind

/** A day of the company's own, beside the statutory ones; without a kind it is one that is not worked. */
export const OwnDay = z.object({
  id: Id,
  name: z.string(),
  date: Day,
  observed_on: z.nullable(Day),
  kind: z.optional(SpecialDayKind),
})
export type OwnDay = z.infer<typeof OwnDay>

/** What leave is counted by, for everybody in a company: its weekly hours since when, its own days, and the statutory ones it corrected. */
export const WorkCalendar = z.object({
  company: Id,
  country: Country,
  hours: z.array(z.object({ valid_from: Day, week: WorkingHours, ...WorkTimes.shape })),
  own_days: z.array(OwnDay),
  /** How the company reads the law where it leaves room; what it has not chosen is read by default. */
  leave_rules: z.optional(z.partial(ChosenRules)),
  /** What it asks for with leave; by default where it has not chosen. */
  document_rules: z.optional(DocumentRules),
  /** What stands in place of statutory days; null: an ordinary day of its weekday. */
  corrections: z._default(z.array(z.object({ date: Day, becomes: z.nullable(CalendarDay) })), []),
})
export type WorkCalendar = z.infer<typeof WorkCalendar>

export const Group = z.object({
  company: Id,
  id: Id,
  name: z.string(),
  /** The standard approvers, who decide for whoever joins without approvers of their own. */
  approver_ids: z._default(z.array(Id), []),
  /** Where the people of a dissolved group go, another group or none; a dissolved one is in no list, and kept for those who join it meanwhile. */
  dissolution: z._default(z.nullable(z.object({ into: z.nullable(Id) })), null),
  /** Who changed it last, on whose behalf its people follow; left out where nobody has since it was added. */
  changed_by: z.optional(Id),
})
export type Group = z.infer<typeof Group>

/** What people of a company may work as. */
export const Position = z.object({
  company: Id,
  id: Id,
  name: z.string(),
  /** A removed one is in no list, and kept for those who still have it. */
  is_removed: z.optional(z.boolean()),
  /** Who changed it last, on whose behalf its people follow; left out where nobody has since it was added. */
  changed_by: z.optional(Id),
})
export type Position = z.infer<typeof Position>

/** Invited people are members who cannot sign in to the company yet; the deleted stay as former employees. */
export const MemberStatus = z.enum(['invited', 'active', 'inactive', 'deleted'])

/** A fact without which leave cannot be counted: the birth date and the start in Hungary, the base days elsewhere. */
export const MissingFact = z.enum(['birth_date', 'employment_start', 'base_days'])
export type MissingFact = z.infer<typeof MissingFact>

/** A person in a company: who they are there and what they may do. */
export const Member = z.object({
  company: Id,
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  /** When somebody ceased to be an administrator of the company, in unix seconds; left out where they never were one. */
  administrator_until: z.optional(z.int()),
  status: MemberStatus,
  group: z.nullable(Id),
  /** The position with its name, which follows the position's; without an id where it was a text before positions were kept. */
  position: z.nullable(z.object({ id: z.nullable(Id), name: z.string() })),
  approver_ids: z.array(Id),
  /** Who decides in this person's place while they are away. */
  stand_in: z._default(z.nullable(Id), null),
  language: z.enum(['hu', 'en']),
  phone: z.nullable(z.string()),
  /** Where the person is reached in private, left out where it was never given; only they and administrators know it. */
  private_email: z.optional(z.nullable(z.string())),
  private_phone: z.optional(z.nullable(z.string())),
  private_address: z.optional(z.nullable(z.string())),
  show_birthday: z.boolean(),
  hide_personal_info: z.boolean(),
  employee_number: z.nullable(z.string()),
  /** What is not known of the person's employment, kept with each change of it; left out where the member was written before it was kept. */
  missing: z.optional(z.array(MissingFact)),
  /** When, in unix seconds, the person came into the company's books: invited, or with its founding. */
  created_at: z.int(),
})
export type Member = z.infer<typeof Member>

import type { Account } from '../account/model.ts'
import type { Day } from '../calendar/day.ts'
import { patternOn, saidTimes, timesOn, type WorkTimes } from '../calendar/working-pattern.ts'
import { refuse } from '../contract/problem.ts'
import { roles } from '../contract/role.ts'
import type { GroupView } from './contract/group-view.ts'
import {
  MissingFact,
  type Company,
  type Group,
  type Member,
  type OwnDay,
  type Position,
  type WorkCalendar,
  type WorkingHours,
} from './model.ts'

/** The first working hours hold from here on, so that leave before the company's registration can be counted. */
export const earliestDay: Day = '1900-01-01'

/** The most changes of weekly hours in a calendar, so that its item stays small. */
export const maximumHoursEntries = 200

interface NewCompany {
  id: string
  founder: Account
  name: string
  country: string
  working_hours: WorkingHours
  created_at: number
  /** The initial own days of a company in a country whose holidays are not built in. */
  own_days?: OwnDay[]
}

/** A new company: itself, its calendar, and its founder as the first superadmin. */
export const newCompany = ({ id, founder, name, country, working_hours, created_at, own_days = [] }: NewCompany) => ({
  company: {
    id,
    name,
    country,
    owner: founder.id,
    has_completed_registration: false,
    is_deleted: false,
    deleted: null,
    erase_on: null,
    shows_types: false,
    admins_need_second_factor: false,
    is_read_only: false,
    has_integrations: true,
    created_at,
  } satisfies Company,
  calendar: {
    company: id,
    country,
    hours: [{ valid_from: earliestDay, week: working_hours }],
    own_days,
    corrections: [],
  } satisfies WorkCalendar,
  member: {
    ...newMember({ company: id, account: founder, role: roles.superadmin, created_at }),
    ...namesOf(founder),
    avatar: founder.avatar,
    status: 'active',
  } satisfies Member,
})

const namesOf = ({ first_name, last_name }: Account) => ({ first_name, last_name })

/** A member who was invited: known by the email address until they accept. */
export const newMember = ({ company, account, role, created_at }: NewMember): Member => ({
  company,
  id: account.id,
  email: account.email,
  first_name: '',
  last_name: '',
  avatar: null,
  role,
  status: 'invited',
  group: null,
  position: null,
  approver_ids: [],
  stand_in: null,
  language: account.language,
  phone: null,
  show_birthday: false,
  hide_personal_info: false,
  employee_number: null,
  missing: [...MissingFact.options],
  created_at,
})

interface NewMember extends Pick<Member, 'company' | 'role' | 'created_at'> {
  account: Pick<Account, 'id' | 'email' | 'language'>
}

/** The weekly hours of a company on a day. */
export const hoursOn = ({ hours }: Pick<WorkCalendar, 'hours'>, day: Day): WorkingHours => patternOn(hours, day).week

/**
 * The calendar with other weekly hours from a day on; earlier days keep theirs, and so do the times at which work begins and pauses unless
 * others are given. @throws Problem `invalid` when there are too many changes
 */
export function withHours<C extends Pick<WorkCalendar, 'hours'>>(
  calendar: C,
  week: WorkingHours,
  valid_from: Day,
  times: WorkTimes = timesOn(calendar.hours, valid_from),
): C {
  const others = calendar.hours.filter(entry => entry.valid_from !== valid_from)
  if (others.length >= maximumHoursEntries)
    throw refuse('valid_from', 'problems:tooManyItems', { maximum: maximumHoursEntries })
  const hours = [...others, { valid_from, week, ...times }].sort((one, other) =>
    one.valid_from < other.valid_from ? -1 : 1,
  )
  return { ...calendar, hours }
}

/** The calendar without the hours that begin on a day; those before them hold on. @throws Problem `invalid` for the first hours */
export function withoutHours<C extends Pick<WorkCalendar, 'hours'>>(calendar: C, valid_from: Day): C {
  if (calendar.hours[0]?.valid_from === valid_from) throw refuse('valid_from', 'problems:firstHours')
  return { ...calendar, hours: calendar.hours.filter(entry => entry.valid_from !== valid_from) }
}

/** The calendar after a change of working hours; null removes those that begin on the day. @throws Problem `invalid` */
export function withRequestedHours<C extends Pick<WorkCalendar, 'hours'>>(
  calendar: C,
  { working_hours, valid_from: day, starts_at, break_minutes }: RequestedHours,
  today: Day,
): C {
  const valid_from = day ?? today
  if (!working_hours) return withoutHours(calendar, valid_from)
  const times = { ...timesOn(calendar.hours, valid_from), ...saidTimes({ starts_at, break_minutes }) }
  return withHours(calendar, working_hours, valid_from, times)
}

type RequestedHours = { [K in keyof WorkTimes]: WorkTimes[K] | undefined } & {
  working_hours: WorkingHours | null
  valid_from?: Day | undefined
}

export const groupView = ({ id, name, approver_ids }: Pick<Group, 'id' | 'name' | 'approver_ids'>): GroupView => ({
  id,
  name,
  ...(approver_ids.length > 0 && { approver_ids }),
})

/** The name of a group or a position by which it is told from others: case makes no difference. */
export const plainName = (name: string) => name.toLocaleLowerCase('hu')

/** Requires a group name that no other group has, ignoring case. @throws Problem `invalid` */
export function assertUniqueGroupName(groups: readonly Group[], name: string) {
  if (groups.some(group => plainName(group.name) === plainName(name))) throw refuse('name', 'problems:groupExists')
}

/** Requires a position's name that no other position has, ignoring case. @throws Problem `invalid` */
export function assertUniquePositionName(positions: readonly Position[], name: string) {
  if (positions.some(position => plainName(position.name) === plainName(name)))
    throw refuse('name', 'problems:positionExists')
}

import * as z from 'zod/mini'
import { Day, Month, Year } from '../calendar/day.ts'
import { Period } from '../calendar/period.ts'
import { Id } from '../contract/wire.ts'
import { RequestDocument } from './document/request-document.ts'
import { leaveTypeIds } from './types.ts'

export const LeaveTypeId = z.union(
  Object.values(leaveTypeIds).map(id => z.literal<number>(id)),
  { error: 'problems:invalidType' },
)

/** The kinds of unpaid leave, which differ in how much counts as time at work (Mt. 115. § (2), 128., 130–132. §). */
export const UnpaidKind = z.enum([
  'unpaid_by_agreement',
  'child_care',
  'child_care_allowance',
  'care_of_relative',
  'reserve_service',
])
export type UnpaidKind = z.infer<typeof UnpaidKind>

/** Pending and approved requests occupy their days and reserve balance; denied and cancelled ones do neither. */
export const LeaveStatus = z.enum(['pending', 'approved', 'denied', 'cancelled'])
export type LeaveStatus = z.infer<typeof LeaveStatus>

/** A step in the life of a request: who did what, when. */
export const HistoryEntry = z.object({
  what: z.enum([
    'requested',
    'approved',
    'denied',
    'undone',
    'modified',
    'shortened',
    'recounted',
    'cancelled',
    'outside_employment',
    'without_working_days',
  ]),
  by: Id,
  at: z.int(),
  /** The reason given for the step, such as why a leave was shortened. */
  comment: z.optional(z.string()),
  /** The period of the request before this step. */
  was: z.optional(Period),
  /** Marks a superadmin's decision on an own request. */
  own: z.optional(z.boolean()),
  /** Marks a decision by the link of an email or a push, for which nobody signs in. */
  by_link: z.optional(z.boolean()),
  /** The assistant that did it in somebody's name, as it calls itself. */
  assistant: z.optional(z.string()),
})

export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The steps that may end a request without anybody's decision. */
export const automaticEndings = ['outside_employment', 'without_working_days'] as const

export const LeaveRequest = z.object({
  company: Id,
  /** The person whose leave it is. */
  member: Id,
  id: Id,
  type_id: z.int(),
  from_date: Day,
  to_date: Day,
  /** Working days that the request costs, by calendar year. */
  days_by_year: z.record(z.string(), z.int()),
  /** The scheduled minutes of its days, where it is taken from time and not from days. */
  minutes: z.optional(z.int()),
  comment: z.string(),
  status: LeaveStatus,
  /** What the decider wrote. */
  response: z.nullable(z.string()),
  /** The child that a parental or paternity leave is for, or that an unpaid child-care leave names. */
  child: z.nullable(Id),
  /** The kind of unpaid leave; by agreement where none was given. */
  unpaid_kind: z.optional(UnpaidKind),
  submitter: Id,
  auto_approve: z.boolean(),
  /** False: only administrators can cancel it. */
  deletable: z.boolean(),
  /** Assigned by an administrator to several people at once. */
  mandatory: z.boolean(),
  created_at: z.int(),
  approved_at: z.nullable(z.int()),
  approved_by: z.nullable(Id),
  history: z.array(HistoryEntry),
  /** Whether the company asked for a document when it was made. */
  asks_document: z.optional(z.boolean()),
  /** The documents that were attached to it, in that order, those that are erased too; left out where there never was one. */
  documents: z.optional(z.array(RequestDocument)),
})
export type LeaveRequest = z.infer<typeof LeaveRequest>

/** Working days of a request, over all of its years. */
export const daysOf = ({ days_by_year }: Pick<LeaveRequest, 'days_by_year'>) =>
  Object.values(days_by_year).reduce((sum, days) => sum + days, 0)

/** The part of a request that lies in one year. */
export const Booking = z.object({
  request: Id,
  type_id: z.int(),
  status: z.enum(['pending', 'approved']),
  from_date: Day,
  to_date: Day,
  days: z.int(),
  child: z.nullable(Id),
  unpaid_kind: z.optional(UnpaidKind),
  /** The first day of the whole request, where that lies in an earlier year. */
  began: z.optional(Day),
})
export type Booking = z.infer<typeof Booking>

/** Days that somebody granted (positive) or took away (negative) for a year. */
export const ExtraDays = z.object({ id: Id, days: z.int(), comment: z.string(), by: Id, at: z.int() })
export type ExtraDays = z.infer<typeof ExtraDays>

/** One person's leave in one calendar year: what is booked, and what was granted or taken away by hand. */
export const LeaveBook = z.object({
  company: Id,
  member: Id,
  year: Year,
  bookings: z.array(Booking),
  extras: z.array(ExtraDays),
  /** The months, 1–12, whose attendance was accepted, so that no leave of theirs changes; left out where there is none. */
  locked_months: z.optional(z.array(z.int())),
})
export type LeaveBook = z.infer<typeof LeaveBook>

/** The overtime of a month that is exchanged for time off, and the last day on which that is to be given (Mt. 143. § (2), (6)–(7)). */
export const ExchangedOvertime = z.object({ month: Month, minutes: z.int(), last_date: Day })
export type ExchangedOvertime = z.infer<typeof ExchangedOvertime>

/** What a request takes of exchanged overtime. */
const OvertimeTaken = z.object({ request: Id, minutes: z.int(), from_date: Day, to_date: Day })
export type OvertimeTaken = z.infer<typeof OvertimeTaken>

/**
 * One person's leave across years: what each child's leave has used up so far, and the carried-over days, which are computed
 * from the books whenever the account is read.
 */
export const LeaveAccount = z.object({
  company: Id,
  member: Id,
  /** Carried-over days that regular leave has not taken. */
  carried: z.array(z.object({ from_year: Year, days: z.int(), hundredths: z.optional(z.int()), last_date: Day })),
  /** Requests for carried-over days as a type of their own, in order. */
  carried_taken: z.array(z.object({ request: Id, days: z.int(), from_date: Day, to_date: Day })),
  /** Days booked per child, by `parental:<child>`, `paternity:<child>` or `child_care:<child>`. */
  per_child: z.record(z.string(), z.int()),
  /** The overtime of accepted sheets that is exchanged for time off, by month. */
  overtime: z.optional(z.array(ExchangedOvertime)),
  /** Requests for time off in exchange for overtime, in order. */
  overtime_taken: z.optional(z.array(OvertimeTaken)),
  /** How often leave was asked for or cancelled in the hour that began at that second. */
  changes: z.optional(z.object({ since: z.int(), times: z.int() })),
})
export type LeaveAccount = z.infer<typeof LeaveAccount>

/** The copy of a request in one month, which the team calendar reads. */
export const Absence = z.object({
  company: Id,
  /** `YYYY-MM` */
  month: z.string(),
  member: Id,
  request: Id,
  type_id: z.int(),
  status: z.enum(['pending', 'approved']),
  from_date: Day,
  to_date: Day,
})
export type Absence = z.infer<typeof Absence>

/** The longest request, in calendar days: two years. */
export const longestRequest = 731

/** How far ahead a request may start, in years. */
export const yearsAhead = 2

/** The longest message of a request or a denial, in characters. */
export const longestMessage = 180

/** How many people leave is booked for within one call; for more of them it becomes a task. */
export const mostWithinCall = 100

/** How many people leave can be assigned to at once. */
export const mostPeople = 10_000

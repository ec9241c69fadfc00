import * as z from 'zod/mini'
import { CalendarDay } from '../calendar/calendar-day.ts'
import { Day, Month, Year } from '../calendar/day.ts'
import { Period } from '../calendar/period.ts'
import { WorkingPattern } from '../calendar/working-pattern.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Flag, Id, prose, QueryYear } from '../contract/wire.ts'
import { HourLineView, LineView } from './line-view.ts'
import { HistoryEntry, LeaveStatus, LeaveTypeId, longestMessage, UnpaidKind } from './model.ts'

const requiredDay = Day
const Message = prose(longestMessage)

/** Somebody as a request shows them. */
const Person = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
})

/** A day-off request as it travels. */
export const RequestView = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: Person,
  user_id: z.string(),
  type: z.object({ id: z.int(), label: z.string() }),
  type_id: z.int(),
  /** Whose leave it is for, of parental and paternity leave. */
  child_id: z.nullable(z.string()),
  /** Which unpaid leave it is, where somebody said it. */
  unpaid_kind: z.optional(UnpaidKind),
  from_date: z.string(),
  to_date: z.string(),
  /** Working days. */
  days: z.int(),
  /** Those of them on which sick pay (táppénz) is due, after the sick leave of the year; absent where there are none. */
  sick_pay_days: z.optional(z.int()),
  comment: z.string(),
  status: LeaveStatus,
  response: z.nullable(z.string()),
  created_at: z.int(),
  submitter: z.extend(Person, { position: z.nullable(z.object({ name: z.string() })) }),
  autoApprove: Flag,
  deletable: Flag,
  approved_at: z.nullable(z.int()),
  approved_by: z.nullable(Person),
})
export type RequestView = z.infer<typeof RequestView>

/** A request with all that became of it, oldest first. */
export const RequestWithHistory = z.extend(RequestView, {
  history: z.array(
    z.object({
      what: HistoryEntry.shape.what,
      by: Person,
      at: z.int(),
      comment: z.nullable(z.string()),
      was: z.nullable(Period),
      /** A superadmin's decision on an own request. */
      own: z.boolean(),
    }),
  ),
})
export type RequestWithHistory = z.infer<typeof RequestWithHistory>

/** One step from the law or a person to a number of days, so that every number can be asked why. */
export const BalanceLine = z.object({
  part: z.string(),
  label: z.string(),
  days: z.int(),
  /** The paragraph of the law, where it gives the days. */
  paragraph: z.nullable(z.string()),
  /** Who granted or took the days, where a person did. */
  by: z.nullable(z.string()),
  date: z.nullable(z.string()),
})

/** How many days somebody has in a year, and where they are. Days, whole. */
export const BalanceView = z.object({
  year: z.int(),
  /** By law, plus granted, less taken away. */
  entitled: z.int(),
  used: z.int(),
  planned: z.int(),
  pending: z.int(),
  left: z.int(),
  used_sick: z.int(),
  /** The sick leave of the year. */
  sick: z.int(),
  /** Days granted by hand. */
  custom: z.int(),
  /** Days taken away by hand. */
  deducted: z.int(),
  /** Of the days left, those that were carried over from earlier years; they can be asked for as such, too. */
  carried: z.int(),
  /** What is to be paid out where the employment ends in the year (Mt. 125. §), or how much more was taken than was due. */
  exit: z.optional(
    z.nullable(
      z.object({
        date: z.string(),
        paid_out: z.int(),
        overdrawn: z.int(),
        paragraph: z.string(),
        label: z.string(),
      }),
    ),
  ),
  /** The same carried-over days by the last day on which they can be taken, the nearest first. */
  carried_until: z.optional(z.array(z.object({ days: z.int(), last_date: z.string() }))),
  /** The same in hours, where leave is taken in hours. */
  in_hours: z.nullable(
    z.object({
      entitled: z.number(),
      used: z.number(),
      planned: z.number(),
      pending: z.number(),
      left: z.number(),
    }),
  ),
  /** Companies outside Hungary set these by hand. */
  base: z.optional(z.int()),
  base_sick: z.optional(z.int()),
  lines: z.array(BalanceLine),
  /** How the days come about, in one line of words. */
  explanation: z.optional(z.string()),
  /** The steps to the sick leave of the year. */
  sick_lines: z.optional(z.array(LineView)),
  /** The steps to the hours that somebody is entitled to; none where leave is taken in days. */
  hour_lines: z.optional(z.array(HourLineView)),
})
export type BalanceView = z.infer<typeof BalanceView>

export const OfferedType = z.object({
  id: z.int(),
  label: z.string(),
  available: z.boolean(),
  reason: z.optional(z.string()),
  /** For parental and paternity leave: when it can be taken for each child, and how many working days are left; only for who may ask for it. */
  windows: z.optional(
    z.array(z.object({ child_id: z.string(), from_date: z.string(), to_date: z.string(), left: z.int() })),
  ),
})
export type OfferedType = z.infer<typeof OfferedType>

const wish = {
  type_id: LeaveTypeId,
  from_date: requiredDay,
  to_date: requiredDay,
  auto_approve: z.optional(Flag),
  comment: z._default(Message, ''),
  deletable: z.optional(Flag),
  child_id: z.optional(z.nullable(Id)),
  /** Of unpaid leave; by agreement unless it is said. */
  unpaid_kind: z.optional(z.nullable(UnpaidKind)),
}

/** The request payload; several people only when an administrator creates. */
const RequestForm = z.object({
  ...wish,
  user_id: z.optional(
    z.union([
      Id,
      z
        .array(Id)
        .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(100, { error: 'problems:tooManyItems' })),
    ]),
  ),
})

const ChangeForm = z.object({ ...wish, user_id: z.optional(Id) })

const Decision = z.object({ comment: z._default(Message, '') })

const Reason = prose(longestMessage).check(z.minLength(1, { error: 'problems:required' }))

const Skipped = z.object({ date: z.string(), reason: z.string(), name: z.nullable(z.string()) })

/** What a request would cost and change, before it is made. */
export const Preview = z.object({
  days: z.int(),
  calendar_days: z.int(),
  /** The scheduled hours, where leave is taken in hours; else null. */
  hours: z.nullable(z.number()),
  by_year: z.record(z.string(), z.int()),
  /** So many days more would be days of sick pay (táppénz), as the sick leave of the year is used up; absent where none. */
  sick_pay_days: z.optional(z.int()),
  skipped: z.array(Skipped),
  /** What would be left of the type's days after it, by year; null where the type takes from none. */
  left_after: z.nullable(z.record(z.string(), z.int())),
  /** The same in hours, by year, where leave is taken in hours; else null. */
  left_hours_after: z.nullable(z.record(z.string(), z.number())),
  /** Colleagues of the same group who are away then. */
  away: z.array(z.extend(Person, { from_date: z.string(), to_date: z.string() })),
  /** Who decides; empty where nobody has to. */
  approvers: z.array(Person),
  /** What would be refused, in the fields' words. */
  errors: z.record(z.string(), z.array(z.string())),
})
export type Preview = z.infer<typeof Preview>

const Absent = z.object({
  user_id: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  type_id: z.nullable(z.int()),
  status: z.enum(['pending', 'approved']),
})
export type Absent = z.infer<typeof Absent>

/** An absence in the team calendar, with its request where the reader may open it. */
const AbsentInMonth = z.extend(Absent, { id: z.nullable(z.string()) })
export type AbsentInMonth = z.infer<typeof AbsentInMonth>

const ExtraView = z.object({ id: z.string(), year: z.int(), days: z.int(), comment: z.string() })

const ResultPerPerson = z.object({
  user_id: z.string(),
  id: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type ResultPerPerson = z.infer<typeof ResultPerPerson>

export const leave = {
  listDaysOff: endpoint('GET /day-off', {
    summary: "A person's requests of a year, the types on offer, and the balance",
    access: 'member',
    query: z.object({ user_id: z.optional(Id), year: z.optional(QueryYear) }),
    reply: z.object({
      data: z.array(RequestView),
      types: z.array(OfferedType),
      balance: BalanceView,
      /** How the person works and since when, as their days are counted; the company's where the reader may not know. */
      working_patterns: z.array(WorkingPattern),
    }),
  }),

  requestLeave: endpoint('POST /day-off', {
    summary: 'Asks for days off; an administrator also for others, one or several',
    access: 'member',
    body: RequestForm,
    reply: z.object({ data: z.union([RequestView, z.array(ResultPerPerson)]) }),
  }),

  changeLeave: endpoint('PUT /day-off/{id}', {
    summary: 'Changes a request and keeps its status',
    access: 'admin',
    body: ChangeForm,
    reply: z.object({ data: RequestView }),
  }),

  cancelLeave: endpoint('DELETE /day-off/{id}', {
    summary: 'Cancels a request; its days are free again',
    access: 'member',
  }),

  cancelSeveral: endpoint('POST /day-off/cancel', {
    summary: 'Cancels several requests, such as those that were made together; the reply says what became of each',
    access: 'admin',
    body: z.object({
      ids: z
        .array(Id)
        .check(z.minLength(1, { error: 'problems:required' }), z.maxLength(100, { error: 'problems:tooManyItems' })),
    }),
    reply: z.object({ data: z.array(z.object({ id: z.string(), errors: z.optional(z.array(z.string())) })) }),
  }),

  shortenLeave: endpoint('PUT /day-off/{id}/shorten', {
    summary:
      'Takes days off the beginning or the end of a leave, past ones too, for a reason that stays in its history',
    access: 'admin',
    body: z.object({
      /** The new first day, where it changes. */
      from_date: z.optional(Day),
      /** The new last day, where it changes; null leaves nothing of the leave. */
      to_date: z.optional(z.nullable(Day)),
      reason: Reason,
    }),
    reply: z.object({ data: RequestView }),
  }),

  showRequest: endpoint('GET /day-off/{id}', {
    summary: 'A request with its history: who did what, and when',
    access: 'member',
    reply: z.object({ data: RequestWithHistory }),
  }),

  undoDecision: endpoint('POST /day-off/undo/{id}', {
    summary: "Takes the caller's own decision back, within ten seconds",
    access: 'member',
    reply: z.object({ data: RequestView }),
  }),

  listWaiting: endpoint('GET /day-off/dashboard', {
    summary: 'The requests that wait for the decision of the caller',
    access: 'member',
    query: z.object({ limit: z.optional(z.string().check(z.regex(/^(-1|\d{1,4})$/, { error: 'problems:number' }))) }),
    reply: z.object({ data: z.array(RequestView), total: z.int() }),
  }),

  approveLeave: endpoint('POST /day-off/approve/{id}', {
    summary: 'Approves a request',
    access: 'member',
    body: z.optional(Decision),
    reply: z.object({ data: RequestView }),
  }),

  denyLeave: endpoint('POST /day-off/reject/{id}', {
    summary: 'Denies a request; its days are free again',
    access: 'member',
    body: z.optional(Decision),
    reply: z.object({ data: RequestView }),
  }),

  denyLeaveByLink: endpoint('GET /day-off/reject/{id}', {
    summary: 'Denies a request without a comment',
    access: 'member',
    changes: true,
    reply: z.object({ data: RequestView }),
  }),

  previewLeave: endpoint('POST /day-off/preview', {
    summary: 'What a request would cost, without making it',
    access: 'member',
    changes: false,
    body: z.object({
      type_id: LeaveTypeId,
      from_date: requiredDay,
      to_date: requiredDay,
      user_id: z.optional(Id),
      child_id: z.optional(z.nullable(Id)),
      /** The request that is being edited, which does not stand in its own way. */
      request_id: z.optional(Id),
    }),
    reply: z.object({ data: Preview }),
  }),

  listAbsent: endpoint('GET /day-off/absent', {
    summary: 'Who is away in a window of days (today and the next two weeks by default)',
    access: 'member',
    query: z.object({ from: z.optional(Day), to: z.optional(Day) }),
    reply: z.object({ data: z.array(Absent) }),
  }),

  showCalendar: endpoint('GET /day-off/calendar', {
    summary: 'The team calendar of a month: who is away, and the days that are not like others',
    access: 'member',
    query: z.object({ month: z.optional(Month) }),
    reply: z.object({
      data: z.array(AbsentInMonth),
      days: z.array(z.pick(CalendarDay, { date: true, kind: true, name: true, observed_on: true })),
    }),
  }),

  showBalance: endpoint('GET /user/{id}/balance', {
    summary: 'The balance of a year with the lines that explain it',
    access: 'member',
    query: z.object({ year: z.optional(QueryYear) }),
    reply: z.object({ data: BalanceView }),
  }),

  listExtraDays: endpoint('GET /user/{id}/extra-day-off', {
    summary: 'Days granted or taken away by hand in a year',
    access: 'member',
    query: z.object({ year: z.optional(QueryYear) }),
    reply: z.object({ data: z.array(ExtraView) }),
  }),

  grantExtraDays: endpoint('POST /user/{id}/extra-day-off', {
    summary: 'Grants days for a year, or takes them away with a negative number',
    access: 'admin',
    body: z.object({
      year: Year,
      days: z.int({ error: 'problems:number' }).check(
        z.gte(-366, { error: 'problems:number' }),
        z.lte(366, { error: 'problems:number' }),
        z.refine(days => days !== 0, { error: 'problems:number' }),
      ),
      comment: z._default(prose(longestMessage), ''),
    }),
    reply: z.object({ data: ExtraView }),
  }),

  removeExtraDays: endpoint('DELETE /user/{id}/extra-day-off/{extraId}', {
    summary: 'Takes back days granted or taken away by hand',
    access: 'admin',
    query: z.object({ year: z.optional(QueryYear) }),
  }),
}

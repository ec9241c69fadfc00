import * as z from 'zod/mini'
import { HourLineView, LineView } from './line-view.ts'

/** One line of the explanation of a balance, by law or by hand. */
export const BalanceLineView = z.object({
  part: z.string(),
  label: z.string(),
  days: z.int(),
  /** The paragraph of the law, where it gives the days. */
  paragraph: z.nullable(z.string()),
  /** Who granted or took the days, where a person did. */
  by: z.nullable(z.string()),
  date: z.nullable(z.string()),
})

/** The settlement on exit: days paid out, or taken beyond the entitlement. */
const ExitView = z.object({
  date: z.string(),
  paid_out: z.int(),
  overdrawn: z.int(),
  paragraph: z.string(),
  label: z.string(),
})

/** The balance of one of several employments of a year, which is counted and rounded by itself (Mt. 121. §). */
const EmploymentBalanceView = z.object({
  employment_start: z.nullable(z.string()),
  employment_end: z.nullable(z.string()),
  entitled: z.int(),
  used: z.int(),
  planned: z.int(),
  pending: z.int(),
  left: z.int(),
  exit: z.nullable(ExitView),
})

/** The balance of a year in hours. */
export const HoursBalanceView = z.object({
  entitled: z.number(),
  used: z.number(),
  planned: z.number(),
  pending: z.number(),
  left: z.number(),
})

/** The overtime that is exchanged for time off (Mt. 143. § (2)); all durations are minutes. */
export const OvertimeView = z.object({
  /** What can still be taken. */
  left: z.int(),
  /** What is booked without overtime behind it, since the schedule or the employment has changed. */
  uncovered: z.int(),
  /** By the month in which it was worked. */
  lines: z.array(
    z.object({
      month: z.string(),
      minutes: z.int(),
      taken: z.int(),
      left: z.int(),
      last_date: z.string(),
      paragraph: z.string(),
      /** Whether the last date has passed, so that what is left is paid. */
      is_over: z.boolean(),
    }),
  ),
  /** The requests that take it. */
  taken: z.array(z.object({ request_id: z.string(), from_date: z.string(), to_date: z.string(), minutes: z.int() })),
})
export type OvertimeView = z.infer<typeof OvertimeView>

/** A person's leave of a year in whole days. */
export const BalanceView = z.object({
  year: z.int(),
  /** The entitlement by law, plus days granted, less days taken away by hand. */
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
  /** Of the days left, those carried over from earlier years, which can be requested as carried-over leave too. */
  carried: z.int(),
  /** The settlement on exit where the employment ends in the year (Mt. 125. §). */
  exit: z.optional(z.nullable(ExitView)),
  /** Each employment of the year with its own balance and settlement, where there are several; the balance beside is that of the employment of today, else of the last one. */
  employments: z.optional(z.array(EmploymentBalanceView)),
  /**
   * The carried-over days by the last day on which they can be taken, the nearest first. Absent for whoever may not know why days
   * are due, since a last day may tell when an illness or a parental leave ended; their sum is `carried`.
   */
  carried_until: z.optional(z.array(z.object({ days: z.int(), last_date: z.string() }))),
  /** The balance in hours, where leave is kept in hours. */
  in_hours: z.nullable(HoursBalanceView),
  /** The overtime that is exchanged for time off; absent where there is none. */
  overtime: z.optional(OvertimeView),
  /** Days set by hand, in companies outside Hungary. */
  base: z.optional(z.int()),
  base_sick: z.optional(z.int()),
  /** What is not known of the person, so that the entitlement may be another: sentences, absent where nothing is missing. */
  missing: z.optional(z.array(z.string())),
  lines: z.array(BalanceLineView),
  /** The explanation in one line. */
  explanation: z.optional(z.string()),
  /** The lines that explain the sick leave of the year. */
  sick_lines: z.optional(z.array(LineView)),
  /** The lines that explain the hours of the year; none where leave is kept in days. */
  hour_lines: z.optional(z.array(HourLineView)),
})
export type BalanceView = z.infer<typeof BalanceView>

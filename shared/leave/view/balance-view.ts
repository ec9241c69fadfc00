import * as z from 'zod/mini'
import { HourLineView, LineView } from './line-view.ts'

/** One step from the law or a person to a number of days, so that every number can be asked why. */
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
  lines: z.array(BalanceLineView),
  /** How the days come about, in one line of words. */
  explanation: z.optional(z.string()),
  /** The steps to the sick leave of the year. */
  sick_lines: z.optional(z.array(LineView)),
  /** The steps to the hours that somebody is entitled to; none where leave is taken in days. */
  hour_lines: z.optional(z.array(HourLineView)),
})
export type BalanceView = z.infer<typeof BalanceView>

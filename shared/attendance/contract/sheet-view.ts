import * as z from 'zod/mini'
import { Day, Month } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'
import { SheetDay, SheetState, SheetStep } from '../model.ts'
import { SheetTotals } from '../sheet-totals.ts'

const SheetDayView = z.extend(SheetDay, {
  /** What makes the day special, such as the name of a holiday. */
  name: z.nullable(z.string()),
  /** What keeps the sheet from being handed in; null where nothing does. */
  mistake: z.nullable(z.string()),
  /** What the law says of the hours of the day, with the paragraph. */
  limits: z.array(z.string()),
})
export type SheetDayView = z.infer<typeof SheetDayView>

/** A person's month of attendance; all durations are minutes. */
export const SheetView = z.object({
  user_id: Id,
  month: Month,
  state: SheetState,
  days: z.array(SheetDayView),
  /** The days before the month on which limits of a week depend. */
  days_before: z.array(SheetDay),
  totals: SheetTotals,
  /** The overtime of the other months of the year, in minutes. */
  overtime_beside: z.int(),
  /** What the law says of the year's overtime; null where nothing is to be said. */
  limit_of_year: z.nullable(z.string()),
  /** What of the overtime is or will be exchanged for time off, in minutes, and its last date; null where overtime is paid. */
  time_off: z.nullable(z.object({ minutes: z.int(), last_date: Day })),
  /** The first day on which the sheet can be handed in. */
  hand_in_from: Day,
  history: z.array(z.extend(SheetStep, { by_name: z.string() })),
  /** What the reader may do with it now. */
  may: z.object({ correct: z.boolean(), hand_in: z.boolean(), accept: z.boolean(), reopen: z.boolean() }),
})
export type SheetView = z.infer<typeof SheetView>

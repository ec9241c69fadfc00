import * as z from 'zod/mini'

const ChangedDays = z.object({ before: z.int(), after: z.int() })
/** Numbers of leave types. */
const ChangedTypes = z.object({ opened: z.array(z.int()), closed: z.array(z.int()) })
const ChangedHours = z.object({ before: z.nullable(z.number()), after: z.nullable(z.number()) })

/** The effect of a change on one person's leave in one year; what does not change is left out. */
export const LeaveEffect = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  year: z.int(),
  /** Whether the change of one's own facts waits for another administrator, and has the effect only then. */
  waits: z.optional(z.boolean()),
  /** The days of the year. */
  entitled: z.optional(ChangedDays),
  /** The hours of the year; null where leave is not kept in hours. */
  hours: z.optional(ChangedHours),
  /** The sick leave of the year, in days. */
  sick: z.optional(ChangedDays),
  /** Booked days that are free again; negative: that are needed in addition. */
  booked: z.optional(z.int()),
  /** Booked leave that begins in the year and is left without a working day, so that it is cancelled. */
  freed: z.optional(
    z.array(z.object({ id: z.string(), type_id: z.int(), from_date: z.string(), to_date: z.string() })),
  ),
  /** The leave types that can be taken today and could not before, and those that no longer can. */
  types: z.optional(ChangedTypes),
  /** Booked leave that begins in the year and does not lie in an employment any more; what lies inside stays, the rest is cancelled. */
  outside: z.optional(
    z.array(
      z.object({
        id: z.string(),
        type_id: z.int(),
        from_date: z.string(),
        to_date: z.string(),
        stays: z.nullable(z.object({ from_date: z.string(), to_date: z.string() })),
      }),
    ),
  ),
})
export type LeaveEffect = z.infer<typeof LeaveEffect>

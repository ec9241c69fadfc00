import * as z from 'zod/mini'

/** A line of an explanation in days, in a language. */
export const LineView = z.object({
  part: z.string(),
  days: z.int(),
  /** The paragraph of the law, where it gives the days. */
  paragraph: z.nullable(z.string()),
  label: z.string(),
  /** The line in short, as a piece of the one-line explanation. */
  piece: z.nullable(z.string()),
})
export type LineView = z.infer<typeof LineView>

/** A line of an explanation in hours, in a language. */
export const HourLineView = z.object({
  part: z.string(),
  hours: z.number(),
  paragraph: z.string(),
  label: z.string(),
})

import * as z from 'zod/mini'

/** One step towards a number of days, in words. */
export const LineView = z.object({
  part: z.string(),
  days: z.int(),
  /** The paragraph of the law, where it gives the days. */
  paragraph: z.nullable(z.string()),
  label: z.string(),
  /** The step in short, as a piece of one line. */
  piece: z.nullable(z.string()),
})
export type LineView = z.infer<typeof LineView>

/** One step towards a number of hours, in words. */
export const HourLineView = z.object({
  part: z.string(),
  hours: z.number(),
  paragraph: z.string(),
  label: z.string(),
})

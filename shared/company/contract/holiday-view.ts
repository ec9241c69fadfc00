import * as z from 'zod/mini'
import { SpecialDayKind } from '../model.ts'

/** A day that is not worked, or worked although it is a Saturday. */
export const HolidayView = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  observed_on: z.nullable(z.string()),
  kind: SpecialDayKind,
})
export type HolidayView = z.infer<typeof HolidayView>

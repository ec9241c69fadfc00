import * as z from 'zod/mini'
import { WorkingWeek, WorkTimes } from '../../calendar/working-pattern.ts'
import { WorkingHours } from '../model.ts'

export const CompanyView = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    /** Of the country, ISO 4217; null where it is not known. */
    currency: z.nullable(z.string()),
    /** The standard rate of value added tax there, in per cent. */
    vat_rate: z.nullable(z.number()),
    owner: z.string(),
    has_completed_registration: z.boolean(),
    employee_count: z.int(),
    /** Whether colleagues see the type of an absence, not only that somebody is away. */
    shows_types: z.boolean(),
    /** Whether administrators can open the company only with a second factor. */
    admins_need_second_factor: z.boolean(),
    ...WorkingWeek.shape,
    /** The weekly hours, each with the day from which they hold; null: the first ones, which hold for all time before too. */
    hours: z.array(z.object({ valid_from: z.nullable(z.string()), week: WorkingHours, ...WorkTimes.shape })),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { EmploymentInformation } from '../../people/contract/save-employment-information.ts'

/** What another fact of the employment makes of a year: whole days; hours where leave is kept in hours, else null. */
const EffectOnYear = z.object({
  year: z.int(),
  entitled_before: z.int(),
  entitled_after: z.int(),
  hours_before: z.nullable(z.number()),
  hours_after: z.nullable(z.number()),
  sick_before: z.int(),
  sick_after: z.int(),
  /** Booked days that are free again; negative: that are needed beside. */
  days: z.int(),
})
export type EffectOnYear = z.infer<typeof EffectOnYear>

export const employmentEffect = endpoint('POST /user/{id}/employment-effect', {
  summary:
    "What other facts of the employment would make of a person's leave: this year, the next, and years with booked leave",
  access: 'admin',
  changes: false,
  body: EmploymentInformation,
  reply: z.object({ data: z.array(EffectOnYear) }),
})

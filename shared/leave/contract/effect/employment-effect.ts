import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { LeaveEffect } from '../../effect/leave-effect.ts'
import { EmploymentInformation } from '../../../people/contract/save-employment-information.ts'

export const employmentEffect = endpoint('POST /user/{id}/employment-effect', {
  summary:
    "What other facts of the employment would make of a person's leave: this year, the next, and years with booked leave",
  access: 'admin',
  changes: false,
  body: EmploymentInformation,
  reply: z.object({ data: z.array(LeaveEffect) }),
})

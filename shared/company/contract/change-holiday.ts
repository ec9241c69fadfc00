import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { SpecialDayKind } from '../model.ts'
import { dayForm } from './day-form.ts'
import { HolidayView } from './holiday-view.ts'

/** The changed day; the kind `working` makes a statutory day a regular one. */
export const ChangedDay = z.object({
  ...dayForm,
  kind: z.optional(z.enum([...Object.values(SpecialDayKind.def.entries), 'working'])),
})

export const changeHoliday = endpoint('PUT /holiday/{id}', {
  summary:
    'Changes a day of the company, or corrects a statutory one; the reply has no day where it is an ordinary one now',
  access: 'admin',
  keys: 'write',
  body: ChangedDay,
  reply: z.object({ data: z.nullable(HolidayView) }),
})

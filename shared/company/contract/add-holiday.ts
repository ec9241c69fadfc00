import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { SpecialDayKind } from '../model.ts'
import { dayForm } from './day-form.ts'
import { HolidayView } from './holiday-view.ts'

/** A day that a company adds; without a kind it is one that is not worked. */
export const NewDay = z.object({ ...dayForm, kind: z.optional(SpecialDayKind) })

export const addHoliday = endpoint('POST /holiday', {
  summary: 'A day of the company: not worked, unless its kind says otherwise',
  access: 'admin',
  keys: 'write',
  body: NewDay,
  reply: z.object({ data: HolidayView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { DaysOffInput, WorkingDaysInput } from './calculator-input.ts'
import { DaysOffView, WorkingDaysView } from './calculator-view.ts'

/** What anybody may have counted; apart from the rest, which the pages behind the sign-in load. */
export const calculator = {
  calculateDaysOff: endpoint('POST /calculate-days-off', {
    summary: 'The days off that somebody is due in a year by Hungarian law, with the lines that explain them',
    access: 'anyone',
    changes: false,
    body: DaysOffInput,
    reply: z.object({ data: DaysOffView }),
  }),

  calculateWorkingDays: endpoint('POST /calculate-working-days', {
    summary: 'The working days of a period by the statutory calendar, and why each other day is free',
    access: 'anyone',
    changes: false,
    body: WorkingDaysInput,
    reply: z.object({ data: WorkingDaysView }),
  }),
}

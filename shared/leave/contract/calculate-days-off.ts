import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { DaysOffInput } from '../calculator/calculator-input.ts'
import { DaysOffView } from '../calculator/calculator-view.ts'

export const calculateDaysOff = endpoint('POST /calculate-days-off', {
  summary: 'The days off that somebody is due in a year by Hungarian law, with the lines that explain them',
  access: 'anyone',
  changes: false,
  body: DaysOffInput,
  reply: z.object({ data: DaysOffView }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { WorkingDaysInput } from '../calculator/calculator-input.ts'
import { WorkingDaysView } from '../calculator/calculator-view.ts'

export const calculateWorkingDays = endpoint('POST /calculate-working-days', {
  summary: 'The working days of a period by the statutory calendar, and why each other day is free',
  access: 'anyone',
  changes: false,
  body: WorkingDaysInput,
  reply: z.object({ data: WorkingDaysView }),
})

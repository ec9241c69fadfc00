import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { DayName } from '../model.ts'

export const dayForm = { name: DayName, date: Day, observed_on: z.optional(z.nullable(Day)) }

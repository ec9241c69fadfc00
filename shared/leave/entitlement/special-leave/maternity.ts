import { addDays, type Day } from '../../../calendar/day.ts'

/** Maternity leave: 24 weeks in one, counted in calendar days (Mt. 127. § (1)). */
export const maternityLeave = (start: Day) => ({
  calendar_days: 168,
  last_day: addDays(start, 168 - 1),
  paragraph: 'Mt. 127. § (1)',
})

import { addDays, addMonths, type Month } from './day.ts'
import type { Period } from './period.ts'

/** From the first to the last day of a month. */
export function periodOfMonth(month: Month): Period {
  const from_date = `${month}-01`
  return { from_date, to_date: addDays(addMonths(from_date, 1), -1) }
}

/** The month some months later, or earlier. */
export const addToMonth = (month: Month, months: number): Month => addMonths(`${month}-01`, months).slice(0, 7)

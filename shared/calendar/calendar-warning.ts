import type { Day, Year } from './day.ts'
import { decreeWarning, type CalendarWarning } from './statutory-days.ts'

/**
 * What administrators are warned of for a year: the decree on moved days is due by 31 October of the year before (Mt. 102. § (5)),
 * so a missing one is told of from 1 November on.
 */
export const calendarWarning = (year: Year, today: Day): CalendarWarning | null =>
  today < `${year - 1}-11-01` ? null : decreeWarning(year, today)

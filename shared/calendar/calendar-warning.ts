import type { Day, Year } from './day.ts'
import { statutoryYear } from './statutory-days.ts'

/** That the working Saturdays of a year are not known yet, so that what is counted in it may change. */
export interface CalendarWarning {
  warning: 'no_decree'
  year: Year
  label: { key: 'entitlement:noDecree'; values: { year: Year } }
}

/**
 * What administrators are warned of for a year: the decree on moved days is due by 31 October of the year before (Mt. 102. § (5)),
 * so a missing one is told of from 1 November on.
 */
export function calendarWarning(year: Year, today: Day): CalendarWarning | null {
  if (statutoryYear(year).known || today < `${year - 1}-11-01`) return null
  return { warning: 'no_decree', year, label: { key: 'entitlement:noDecree', values: { year } } }
}

import { yearOf, type Day, type Year } from './day.ts'
import { statutoryYear } from './statutory-days.ts'

/** That the working Saturdays of a year are not known yet, so that what is counted in it may change. */
export interface CalendarWarning {
  warning: 'no_decree'
  year: Year
  label: { key: 'entitlement:noDecree'; values: { year: Year } }
}

/** The warning of a year whose decree on moved days is still to come (Mt. 102. § (5)); a past year has none to wait for. */
export const decreeWarning = (year: Year, today: Day): CalendarWarning | null =>
  year < yearOf(today) || statutoryYear(year).known
    ? null
    : { warning: 'no_decree', year, label: { key: 'entitlement:noDecree', values: { year } } }

/**
 * What administrators are warned of for a year: the decree on moved days is due by 31 October of the year before (Mt. 102. § (5)),
 * so a missing one is told of from 1 November on.
 */
export const calendarWarning = (year: Year, today: Day): CalendarWarning | null =>
  today < `${year - 1}-11-01` ? null : decreeWarning(year, today)

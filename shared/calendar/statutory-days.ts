import { addDays, yearOf, type Day, type Year } from './day.ts'
import { easterSunday } from './easter.ts'
import { workScheduleDecrees, type Certainty } from './moved-days.ts'
import { holidayLaw, publicHolidays, type HolidayLaw, type InBothLanguages } from './public-holidays.ts'

/** A day on which Hungarian law changes what the week says. */
export interface StatutoryDay {
  date: Day
  kind: 'public_holiday' | 'rest_day_moved' | 'working_day_moved'
  name: InBothLanguages
  /** Of a moved rest day, the Saturday worked instead; of a working Saturday, the day it stands in for. */
  observed_on: Day | null
}

export interface StatutoryYear {
  year: Year
  days: readonly StatutoryDay[]
  /** Number and date of the decree; null where nothing is moved, or it was not found. */
  source: string | null
  certainty: Certainty
  /** False while the year's work-schedule decree is missing, so that pages warn: working Saturdays may still come. */
  known: boolean
}

const restDay: InBothLanguages = { hu: 'Áthelyezett pihenőnap', en: 'Moved rest day' }
const workingSaturday: InBothLanguages = { hu: 'Áthelyezett munkanap', en: 'Working Saturday' }

const known = new Map<Year, StatutoryYear>()

/** Hungary's public holidays and moved days of a year (Mt. 102. §), in order; worked out once for the law that holds. */
export function statutoryYear(year: Year, law = holidayLaw): StatutoryYear {
  if (law !== holidayLaw) return workedOut(year, law)
  let found = known.get(year)
  if (!found) known.set(year, (found = workedOut(year, law)))
  return found
}

function workedOut(year: Year, law: HolidayLaw): StatutoryYear {
  const holidays = publicHolidays(year, law)
  const schedule = workScheduleDecrees[year]
  // A day that has become a public holiday is not worked off on a Saturday.
  const moved = (schedule?.moved ?? []).filter(({ rest }) => !holidays.some(({ date }) => date === rest))
  const days: StatutoryDay[] = [
    ...holidays.map(({ date, name }) => ({ date, kind: 'public_holiday' as const, name, observed_on: null })),
    ...moved.flatMap(({ rest, worked }) => [
      { date: rest, kind: 'rest_day_moved' as const, name: restDay, observed_on: worked },
      { date: worked, kind: 'working_day_moved' as const, name: workingSaturday, observed_on: rest },
    ]),
  ]
  return {
    year,
    days: days.sort((one, other) => (one.date < other.date ? -1 : 1)),
    source: schedule?.source ?? null,
    certainty: schedule?.certainty ?? 'unknown',
    known: schedule !== undefined,
  }
}

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

const easterSundayName: InBothLanguages = { hu: 'Húsvétvasárnap', en: 'Easter Sunday' }
const whitSundayName: InBothLanguages = { hu: 'Pünkösdvasárnap', en: 'Whit Sunday' }

/** The two Sundays that are scheduled like public holidays without being in their list (Mt. 102. § (4)). */
export function holidaySundays(year: Year): StatutoryDay[] {
  const easter = easterSunday(year)
  return [
    { date: easter, kind: 'public_holiday', name: easterSundayName, observed_on: null },
    { date: addDays(easter, 49), kind: 'public_holiday', name: whitSundayName, observed_on: null },
  ]
}

import type { Day } from '#shared/calendar/day.ts'
import type { KnownCompany } from './settings.ts'

/** The weekly hours that hold on a day; before the first ones those hold too. */
export const hoursOn = (hours: readonly KnownCompany['hours'][number][], day: Day) =>
  hours.findLast(({ valid_from }) => valid_from === null || valid_from <= day) ?? hours[0]!

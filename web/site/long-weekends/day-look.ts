import { weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'

/** How a day of the general schedule looks: a work day has a box, a weekend a hatch, what the calendar moves an edge. */
export type DayLook = 'work' | 'weekend' | 'holiday' | 'moved' | 'worked'

const looks = { public_holiday: 'holiday', rest_day_moved: 'moved', working_day_moved: 'worked' } as const

export function dayLook(day: Day): { look: DayLook; name?: { hu: string; en: string } } {
  const special = statutoryYear(yearOf(day)).days.find(({ date }) => date === day)
  if (special) return { look: looks[special.kind], name: special.name }
  return { look: weekdayOf(day) >= 6 ? 'weekend' : 'work' }
}

import type { Year } from '#shared/calendar/day.ts'
import { addDays } from '#shared/calendar/day.ts'
import type { OwnDay, WorkCalendar } from '#shared/company/model.ts'
import { withMissingDays } from '#shared/company/special-days.ts'
import { refuse } from '#shared/contract/problem.ts'
import type { Language } from '#shared/words/language.ts'
import { newId } from '#functions/platform/clock.ts'

const oneDay = 24 * 3600 * 1000
const maximumNameLength = 60

/**
 * The full public holidays of a country outside Hungary, as own days of a company; none for an unknown country. The package
 * is large, so it is loaded lazily.
 */
export async function holidaysAbroad(country: string, years: readonly Year[], language: Language): Promise<OwnDay[]> {
  const { default: Holidays } = await import('date-holidays')
  const list = new Holidays(country, { languages: [language], types: ['public'] })
  const dates = new Map<string, string>()
  for (const { date, start, end, name } of years.flatMap(year => list.getHolidays(year)))
    for (let day = 0; day < Math.floor((end.getTime() - start.getTime()) / oneDay); day += 1) {
      const on = addDays(date.slice(0, 10), day)
      if (!dates.has(on)) dates.set(on, name.slice(0, maximumNameLength).trim())
    }
  return [...dates].map(([date, name]) => ({ id: newId(), name, date, observed_on: null, kind: 'public_holiday' }))
}

/**
 * Adds the public holidays of a year that the calendar lacks. @throws Problem `invalid` in Hungary, where the law provides
 * them, and where there would be too many
 */
export async function withHolidaysOf<C extends WorkCalendar>(calendar: C, year: Year, language: Language) {
  if (calendar.country === 'HU') throw refuse('year', 'refusals:daysByLaw')
  return withMissingDays(calendar, await holidaysAbroad(calendar.country, [year], language))
}

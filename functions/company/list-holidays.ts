import { calendarWarning } from '#shared/calendar/calendar-warning.ts'
import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { yearOf, type Day, type Year } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import * as contract from '#shared/company/contract/list-holidays.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { companyDays, dayByLaw } from '#shared/company/special-days.ts'
import { say } from '#shared/words/say.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { calendarOf } from './calendar-store.ts'

export const handler = serveReadingAhead(
  contract.listHolidays,
  (_, { company }) => calendarOf(company),
  async ({ query: { year } }, { actor, now, language }, reading) => {
    const calendar = await reading()
    const thisYear = yearOf(now.today)
    const years = year === undefined ? [thisYear, thisYear + 1] : [year]
    const days = companyDays(calendar)
    const corrections = (days.corrections ?? []).map(({ date }) => date).filter(date => years.includes(yearOf(date)))

    return {
      data: [...calendarOfYears(days, years, language)],
      corrections: corrections.toSorted(),
      by_law: corrections.toSorted().flatMap(date => dayByLaw(calendar, date, language) ?? []),
      years: calendar.country === 'HU' ? years.map(knowledgeOf) : [],
    }

    /** Only administrators are warned, since only they can enter the days of a missing decree. */
    function knowledgeOf(year: Year) {
      const { certainty, source } = statutoryYear(year)
      const warning = isAdmin(actor) ? warningIn(year, now.today) : null
      return { year, certainty, source, warning: warning && say(warning, language) }
    }
  },
)

const warningIn = (year: Year, today: Day) => calendarWarning(year, today)?.label ?? null

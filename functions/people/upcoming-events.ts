import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { companyDays } from '#shared/company/special-days.ts'
import * as contract from '#shared/people/contract/upcoming-events.ts'
import { occasionRanges, upcomingEvents } from '#shared/people/occasions.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { occasionsBetween } from './occasion-store.ts'

export const handler = serveReadingAhead(
  contract.upcomingEvents,
  (_, { company }) =>
    Promise.all([
      calendarOf(company),
      ...occasionRanges(nowAt(new Date()).today).map(([first, last]) => occasionsBetween(company, first, last)),
    ]),
  async (_, { now: { today }, language }, reading) => {
    const [calendar, ...found] = await reading()
    const year = yearOf(today)
    const days = calendarOfYears(companyDays(calendar), [year, year + 1], language)
    return { data: upcomingEvents(found.flat(), days, today) }
  },
)

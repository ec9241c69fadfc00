import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { companyDays } from '#shared/company/special-days.ts'
import * as contract from '#shared/people/contract/upcoming-events.ts'
import { occasionRanges, upcomingEvents } from '#shared/people/occasions.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { occasionsBetween } from './occasion-store.ts'

export const handler = serve(contract.upcomingEvents, async (_, { actor, now: { today }, language }) => {
  const ranges = occasionRanges(today)
  const [calendar, ...found] = await Promise.all([
    calendarOf(actor.company),
    ...ranges.map(([first, last]) => occasionsBetween(actor.company, first, last)),
  ])
  const year = yearOf(today)
  const days = calendarOfYears(companyDays(calendar), [year, year + 1], language)
  return { data: upcomingEvents(found.flat(), days, today) }
})

import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { addDays } from '#shared/calendar/day.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { people } from '#shared/people/contract.ts'
import { eventsAhead, rangesAhead, upcomingEvents } from '#shared/people/occasions.ts'
import { companyOf } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { occasionsBetween } from './occasion-store.ts'

export const handler = serve(people.upcomingEvents, async (_, { actor, now: { today }, language }) => {
  const ranges = rangesAhead(today)
  const [{ calendar }, ...found] = await Promise.all([
    companyOf(actor.company),
    ...ranges.map(([first, last]) => occasionsBetween(actor.company, first, last)),
  ])
  const years = yearsOf({ from_date: today, to_date: addDays(today, eventsAhead) })
  const days = calendarOfYears({ country: calendar.country, own: calendar.own_days }, years, language)
  return { data: upcomingEvents(found.flat(), days, today) }
})

import { calendars } from '#functions/company/calendar-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-calendar.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { awayDuring } from './away.ts'
import { awayOfPeople } from './booked-away.ts'
import { shownTo, withActive } from './shown-absences.ts'
import { shownPeriod } from './shown-period.ts'

export const handler = serveReadingAhead(
  contract.showCalendar,
  async ({ query }, { company }) => {
    const period = shownPeriod(query, nowAt(new Date()).today)
    const away = query.people ? awayOfPeople(company, query.people.split(','), period) : awayDuring(company, period)
    const finding = withActive(company, away)
    // What fails is told by what waits for it, unless the call is refused.
    finding.catch(() => {})
    return { period, calendar: await get(calendars, { company }), finding }
  },
  async (_, { actor, now, language }, reading) => {
    const { period, calendar, finding } = await reading()
    if (!calendar) throw new Problem('notFound')
    return {
      data: await shownTo({ actor, now }, finding),
      days: specialDaysOf(calendar, yearsOf(period), language).filter(
        ({ date }) => period.from_date <= date && date <= period.to_date,
      ),
    }
  },
)

import { calendars } from '#functions/company/calendar-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { addDays, addMonths, monthOf } from '#shared/calendar/day.ts'
import { yearsOf, type Period } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-calendar.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { awayDuring } from './away.ts'
import { shownTo, withActive } from './shown-absences.ts'

export const handler = serveReadingAhead(
  contract.showCalendar,
  async ({ query }, { company }) => {
    const first = `${query.month ?? monthOf(nowAt(new Date()).today)}-01`
    const period: Period = { from_date: first, to_date: addDays(addMonths(first, Number(query.months ?? 1)), -1) }
    const [calendar, found] = await Promise.all([
      get(calendars, { company }),
      withActive(company, awayDuring(company, period)),
    ])
    return { period, calendar, found }
  },
  async (_, { actor, now, language }, reading) => {
    const { period, calendar, found } = await reading()
    if (!calendar) throw new Problem('notFound')
    return {
      data: await shownTo({ actor, now }, found),
      days: specialDaysOf(calendar, yearsOf(period), language).filter(
        ({ date }) => period.from_date <= date && date <= period.to_date,
      ),
    }
  },
)

import { calendars } from '#functions/company/calendar-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { addDays, addMonths, monthOf } from '#shared/calendar/day.ts'
import { yearsOf, type Period } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-calendar.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { awayDuring } from './away.ts'
import { shownTo } from './shown-absences.ts'

export const handler = serve(contract.showCalendar, async ({ query }, { actor, now, language }) => {
  const { company } = actor
  const first = `${query.month ?? monthOf(now.today)}-01`
  const period: Period = { from_date: first, to_date: addDays(addMonths(first, Number(query.months ?? 1)), -1) }
  const [calendar, data] = await Promise.all([
    get(calendars, { company }),
    shownTo({ actor, now }, awayDuring(company, period)),
  ])
  if (!calendar) throw new Problem('notFound')
  return {
    data,
    days: specialDaysOf(calendar, yearsOf(period), language).filter(
      ({ date }) => period.from_date <= date && date <= period.to_date,
    ),
  }
})

import { calendars } from '#functions/company/calendar-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { monthOf, yearOf } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-calendar.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { awayInMonth } from './away.ts'
import { shownTo } from './shown-absences.ts'

export const handler = serve(contract.showCalendar, async ({ query }, { actor, now, language }) => {
  const month = query.month ?? monthOf(now.today)
  const { company } = actor
  const [calendar, data] = await Promise.all([
    get(calendars, { company }),
    shownTo({ actor, now }, awayInMonth(company, month)),
  ])
  if (!calendar) throw new Problem('notFound')
  return {
    data,
    days: specialDaysOf(calendar, [yearOf(month)], language).filter(({ date }) => monthOf(date) === month),
  }
})

import { calendars } from '#functions/company/calendar-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { monthOf, yearOf } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import { leave } from '#shared/leave/contract.ts'
import { specialDaysOf } from '#shared/leave/situation.ts'
import { awayInMonth, shownTo } from './away.ts'

export const handler = serve(leave.showCalendar, async ({ query }, { actor, now, language }) => {
  const month = query.month ?? monthOf(now.today)
  const { company } = actor
  const [calendar, away] = await Promise.all([get(calendars, { company }), awayInMonth(company, month)])
  if (!calendar) throw new Problem('notFound')
  return {
    data: await shownTo(actor, away),
    days: specialDaysOf(calendar, [yearOf(month)], language).filter(({ date }) => monthOf(date) === month),
  }
})

import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { serve } from '#functions/platform/serve.ts'
import { companyOf } from './company-store.ts'

export const handler = serve(company.listHolidays, async ({ query: { year } }, { actor, now, language }) => {
  const { calendar } = await companyOf(actor.company)
  const thisYear = yearOf(now.today)
  const years = year === undefined ? [thisYear, thisYear + 1] : [year]
  return { data: calendarOfYears({ country: calendar.country, own: calendar.own_days }, years, language) }
})

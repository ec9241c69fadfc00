import { company } from '#shared/company/contract.ts'
import { withMissingDays } from '#shared/company/special-days.ts'
import { refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { companyOf } from './company-store.ts'
import { holidaysAbroad } from './holidays-abroad.ts'

export const handler = serve(company.importHolidays, async ({ body: { year } }, { actor, language, once }) => {
  const before = await companyOf(actor.company)
  if (before.calendar.country === 'HU') throw refuse('year', 'problems:daysByLaw')
  const { calendar, missing } = withMissingDays(
    before.calendar,
    await holidaysAbroad(before.calendar.country, [year], language),
  )
  const reply = { data: missing.map(day => ({ kind: 'company' as const, ...day })) }

  if (missing.length) await commit(replace(calendars, calendar), ...once(reply))
  return reply
})

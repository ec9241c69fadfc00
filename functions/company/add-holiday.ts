import { company } from '#shared/company/contract.ts'
import { withOwnDay } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { companyOf } from './company-store.ts'

export const handler = serve(company.addHoliday, async ({ body: { name, date, observed_on } }, { actor, once }) => {
  const { calendar } = await companyOf(actor.company)
  const day = { id: newId(), name, date, observed_on: observed_on ?? null }
  const reply = { data: { ...day, kind: 'company' as const } }

  await commit(replace(calendars, withOwnDay(calendar, day)), ...once(reply))
  return reply
})

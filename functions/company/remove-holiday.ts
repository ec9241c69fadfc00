import { company } from '#shared/company/contract.ts'
import { withoutOwnDay } from '#shared/company/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { companyOf } from './company-store.ts'

export const handler = serve(company.removeHoliday, async ({ path: { id } }, { actor }) => {
  const { calendar } = await companyOf(actor.company)
  await commit(replace(calendars, withoutOwnDay(calendar, id)))
})

import * as contract from '#shared/company/contract/list-missing-holidays.ts'
import { serve } from '#functions/platform/serve.ts'
import { loadCompany } from './company-store.ts'
import { withHolidaysOf } from './holidays-abroad.ts'

export const handler = serve(contract.listMissingHolidays, async ({ query: { year } }, { actor, language }) => {
  const { calendar } = await loadCompany(actor.company)
  const { missing } = await withHolidaysOf(calendar, year, language)
  return { data: missing.map(({ date, name }) => ({ date, name })) }
})

import { company } from '#shared/company/contract.ts'
import { serve } from '#functions/platform/serve.ts'
import { companyOf } from './company-store.ts'
import { withHolidaysOf } from './holidays-abroad.ts'

export const handler = serve(company.listMissingHolidays, async ({ query: { year } }, { actor, language }) => {
  const { calendar } = await companyOf(actor.company)
  const { missing } = await withHolidaysOf(calendar, year, language)
  return { data: missing.map(({ date, name }) => ({ date, name })) }
})

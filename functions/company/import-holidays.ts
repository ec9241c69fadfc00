import * as contract from '#shared/company/contract/import-holidays.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'
import { withHolidaysOf } from './holidays-abroad.ts'
import { aboutCompany, importedDays } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

export const handler = serve(contract.importHolidays, async ({ body: { year } }, { actor, now, language, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, missing } = await withHolidaysOf(before.calendar, year, language)
  const reply = { data: missing.map(day => ({ kind: 'company' as const, ...day })) }

  if (missing.length)
    await commit(
      replace(calendars, calendar),
      ...audited({ actor, now }, 'holidays_imported', aboutCompany(before.company), { changes: importedDays(missing) }),
      ...once(reply),
    )
  return reply
})

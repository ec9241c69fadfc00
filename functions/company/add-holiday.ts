import * as contract from '#shared/company/contract/add-holiday.ts'
import { withDay } from '#shared/company/special-days.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'
import { aboutHoliday, dayChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

export const handler = serve(contract.addHoliday, async ({ body }, { actor, now, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, day } = withDay(before.calendar, newId(), body)
  const reply = { data: day }

  await commit(
    replace(calendars, calendar),
    ...audited({ actor, now }, 'holiday_added', aboutHoliday(day), { changes: dayChanges(undefined, day) }),
    ...once(reply),
  )
  return reply
})

import * as contract from '#shared/company/contract/change-holiday.ts'
import { dayOfId, withChangedDay } from '#shared/company/special-days.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'
import { aboutHoliday, dayChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

export const handler = serve(contract.changeHoliday, async ({ path: { id }, body }, { actor, now, language, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, day } = withChangedDay(before.calendar, id, body)
  const was = dayOfId(before.calendar, id, language)
  const reply = { data: day }

  await commit(
    replace(calendars, calendar),
    ...audited({ actor, now }, 'holiday_changed', aboutHoliday({ id, name: (day ?? was)?.name ?? body.name }), {
      changes: dayChanges(was, day),
    }),
    ...once(reply),
  )
  return reply
})

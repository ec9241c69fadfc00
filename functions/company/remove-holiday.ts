import * as contract from '#shared/company/contract/remove-holiday.ts'
import { dayOfId, withoutDay } from '#shared/company/special-days.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'
import { aboutHoliday, dayChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** Records its reply, since a retry would otherwise undo the first attempt: removing a statutory day twice restores it. */
export const handler = serve(contract.removeHoliday, async ({ path: { id } }, { actor, now, language, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, became } = withoutDay(before.calendar, id)
  const [was, is] = [before.calendar, calendar].map(one => dayOfId(one, id, language))
  const reply = { data: { became } }

  await commit(
    replace(calendars, calendar),
    ...audited({ actor, now }, 'holiday_removed', aboutHoliday({ id, name: (was ?? is)?.name ?? '' }), {
      changes: dayChanges(was, is),
    }),
    ...once(reply),
  )
  return reply
})

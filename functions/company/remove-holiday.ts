import * as contract from '#shared/company/contract/remove-holiday.ts'
import { withoutDay } from '#shared/company/special-days.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'

/** Records its reply, since a retry would otherwise undo the first attempt: removing a statutory day twice restores it. */
export const handler = serve(contract.removeHoliday, async ({ path: { id } }, { actor, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, became } = withoutDay(before.calendar, id)
  const reply = { data: { became } }

  await commit(replace(calendars, calendar), ...once(reply))
  return reply
})

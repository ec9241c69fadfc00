import * as contract from '#shared/company/contract/change-holiday.ts'
import { withChangedDay } from '#shared/company/special-days.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadCompany } from './company-store.ts'

export const handler = serve(contract.changeHoliday, async ({ path: { id }, body }, { actor, once }) => {
  const before = await loadCompany(actor.company)
  const { calendar, day } = withChangedDay(before.calendar, id, body)
  const reply = { data: day }

  await commit(replace(calendars, calendar), ...once(reply))
  return reply
})

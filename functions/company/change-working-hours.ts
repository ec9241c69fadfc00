import * as contract from '#shared/company/contract/change-working-hours.ts'
import { withRequestedHours } from '#shared/company/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { loadShownCompany } from './shown-company.ts'
import { companyView } from './company-view.ts'
import { aboutCompany, hoursChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

export const handler = serve(contract.changeWorkingHours, async ({ body }, { actor, now }) => {
  const before = await loadShownCompany(actor.company)
  const calendar = withRequestedHours(before.calendar, body, now.today)

  await commit(
    replace(calendars, calendar),
    ...audited({ actor, now }, 'working_hours_changed', aboutCompany(before.company), {
      changes: hoursChanges(before.calendar, calendar),
    }),
  )
  return companyView({ ...before, calendar }, now.today)
})

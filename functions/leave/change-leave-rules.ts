import { calendars } from '#functions/company/calendar-store.ts'
import { loadCompany } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { withRules } from '#shared/leave/entitlement/chosen-rules.ts'
import * as contract from '#shared/leave/contract/change-leave-rules.ts'
import { rulesOf } from '#shared/leave/situation.ts'
import { aboutCompany, ruleChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** The rules are part of the calendar, so that a concurrent decision by the old rules conflicts and is made again. */
export const handler = serve(contract.changeLeaveRules, async ({ body }, { actor, now, once }) => {
  const { company, calendar } = await loadCompany(actor.company)
  const after = withRules(calendar, body)
  const reply = { data: rulesOf(after) }
  await commit(
    replace(calendars, after),
    ...audited({ actor, now }, 'leave_rules_changed', aboutCompany(company), {
      changes: ruleChanges(rulesOf(calendar), rulesOf(after)),
    }),
    ...once(reply),
  )
  return reply
})

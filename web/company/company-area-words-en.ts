import administrators from '#shared/words/en/administrators.json'
import auditlog from '#shared/words/en/auditlog.json'
import calendar from '#shared/words/en/calendar.json'
import employees from '#shared/words/en/employees.json'
import groups from '#shared/words/en/groups.json'
import integrations from '#shared/words/en/integrations.json'
import messages from '#shared/words/en/messages.json'
import payroll from '#shared/words/en/payroll.json'
import plan from '#shared/words/en/plan.json'
import positions from '#shared/words/en/positions.json'
import settings from '#shared/words/en/settings.json'

/** The translations of pages that only administrators visit. */
export const words = {
  administrators,
  auditlog,
  calendar,
  employees,
  groups,
  integrations,
  messages,
  payroll,
  plan,
  positions,
  settings,
}

import administrators from '#shared/words/hu/administrators.json'
import auditlog from '#shared/words/hu/auditlog.json'
import calendar from '#shared/words/hu/calendar.json'
import employees from '#shared/words/hu/employees.json'
import groups from '#shared/words/hu/groups.json'
import integrations from '#shared/words/hu/integrations.json'
import messages from '#shared/words/hu/messages.json'
import payroll from '#shared/words/hu/payroll.json'
import plan from '#shared/words/hu/plan.json'
import positions from '#shared/words/hu/positions.json'
import settings from '#shared/words/hu/settings.json'

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

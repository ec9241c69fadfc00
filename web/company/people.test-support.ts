import i18next from 'i18next'
import enAdministrators from '#shared/words/en/administrators.json'
import enAuditlog from '#shared/words/en/auditlog.json'
import enCalendar from '#shared/words/en/calendar.json'
import enCompany from '#shared/words/en/company.json'
import enEmployees from '#shared/words/en/employees.json'
import enGroups from '#shared/words/en/groups.json'
import enIntegrations from '#shared/words/en/integrations.json'
import enMessages from '#shared/words/en/messages.json'
import enPayroll from '#shared/words/en/payroll.json'
import enPlan from '#shared/words/en/plan.json'
import enPositions from '#shared/words/en/positions.json'
import enProblems from '#shared/words/en/problems.json'
import enSettings from '#shared/words/en/settings.json'
import huAdministrators from '#shared/words/hu/administrators.json'
import huAuditlog from '#shared/words/hu/auditlog.json'
import huCalendar from '#shared/words/hu/calendar.json'
import huCompany from '#shared/words/hu/company.json'
import huEmployees from '#shared/words/hu/employees.json'
import huGroups from '#shared/words/hu/groups.json'
import huIntegrations from '#shared/words/hu/integrations.json'
import huMessages from '#shared/words/hu/messages.json'
import huPayroll from '#shared/words/hu/payroll.json'
import huPlan from '#shared/words/hu/plan.json'
import huPositions from '#shared/words/hu/positions.json'
import huProblems from '#shared/words/hu/problems.json'
import huSettings from '#shared/words/hu/settings.json'
import { signedIn } from '#test/web/people/support.ts'

for (const [language, lists] of Object.entries({
  hu: {
    administrators: huAdministrators,
    auditlog: huAuditlog,
    calendar: huCalendar,
    company: huCompany,
    employees: huEmployees,
    groups: huGroups,
    integrations: huIntegrations,
    messages: huMessages,
    payroll: huPayroll,
    plan: huPlan,
    positions: huPositions,
    problems: huProblems,
    settings: huSettings,
  },
  en: {
    administrators: enAdministrators,
    auditlog: enAuditlog,
    calendar: enCalendar,
    company: enCompany,
    employees: enEmployees,
    groups: enGroups,
    integrations: enIntegrations,
    messages: enMessages,
    payroll: enPayroll,
    plan: enPlan,
    positions: enPositions,
    problems: enProblems,
    settings: enSettings,
  },
}))
  for (const [name, list] of Object.entries(lists)) i18next.addResourceBundle(language, name, list)

/** The signed-in user, with the country of their company. */
export const userIn = ({ role, country }: { role: 1 | 2 | 3; country?: string }) => signedIn({ role }, country)

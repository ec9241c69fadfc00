import enAccount from './en/account.json' with { type: 'json' }
import enAdministrators from './en/administrators.json' with { type: 'json' }
import enAudit from './en/audit.json' with { type: 'json' }
import enAuditlog from './en/auditlog.json' with { type: 'json' }
import enCalculator from './en/calculator.json' with { type: 'json' }
import enCalendar from './en/calendar.json' with { type: 'json' }
import enCommand from './en/command.json' with { type: 'json' }
import enCompany from './en/company.json' with { type: 'json' }
import enEmployees from './en/employees.json' with { type: 'json' }
import enExport from './en/export.json' with { type: 'json' }
import enGroups from './en/groups.json' with { type: 'json' }
import enInbox from './en/inbox.json' with { type: 'json' }
import enLeave from './en/leave.json' with { type: 'json' }
import enLinks from './en/links.json' with { type: 'json' }
import enNotifications from './en/notifications.json' with { type: 'json' }
import enOwndata from './en/owndata.json' with { type: 'json' }
import enPeople from './en/people.json' with { type: 'json' }
import enPositions from './en/positions.json' with { type: 'json' }
import enProfile from './en/profile.json' with { type: 'json' }
import enRequest from './en/request.json' with { type: 'json' }
import enSecurity from './en/security.json' with { type: 'json' }
import enSessions from './en/sessions.json' with { type: 'json' }
import enSettings from './en/settings.json' with { type: 'json' }
import enSite from './en/site.json' with { type: 'json' }
import enYear from './en/year.json' with { type: 'json' }
import huAccount from './hu/account.json' with { type: 'json' }
import huAdministrators from './hu/administrators.json' with { type: 'json' }
import huAudit from './hu/audit.json' with { type: 'json' }
import huAuditlog from './hu/auditlog.json' with { type: 'json' }
import huCalculator from './hu/calculator.json' with { type: 'json' }
import huCalendar from './hu/calendar.json' with { type: 'json' }
import huCommand from './hu/command.json' with { type: 'json' }
import huCompany from './hu/company.json' with { type: 'json' }
import huEmployees from './hu/employees.json' with { type: 'json' }
import huExport from './hu/export.json' with { type: 'json' }
import huGroups from './hu/groups.json' with { type: 'json' }
import huInbox from './hu/inbox.json' with { type: 'json' }
import huLeave from './hu/leave.json' with { type: 'json' }
import huLinks from './hu/links.json' with { type: 'json' }
import huNotifications from './hu/notifications.json' with { type: 'json' }
import huOwndata from './hu/owndata.json' with { type: 'json' }
import huPeople from './hu/people.json' with { type: 'json' }
import huPositions from './hu/positions.json' with { type: 'json' }
import huProfile from './hu/profile.json' with { type: 'json' }
import huRequest from './hu/request.json' with { type: 'json' }
import huSecurity from './hu/security.json' with { type: 'json' }
import huSessions from './hu/sessions.json' with { type: 'json' }
import huSettings from './hu/settings.json' with { type: 'json' }
import huSite from './hu/site.json' with { type: 'json' }
import huYear from './hu/year.json' with { type: 'json' }
import { serverTranslations, type Translations } from './server-translations.ts'

/** Every sentence of the product, by language and namespace. */
export const translations = {
  hu: {
    ...serverTranslations.hu,
    account: huAccount,
    administrators: huAdministrators,
    audit: huAudit,
    auditlog: huAuditlog,
    calculator: huCalculator,
    calendar: huCalendar,
    command: huCommand,
    company: huCompany,
    employees: huEmployees,
    export: huExport,
    groups: huGroups,
    inbox: huInbox,
    leave: huLeave,
    links: huLinks,
    notifications: huNotifications,
    owndata: huOwndata,
    people: huPeople,
    positions: huPositions,
    profile: huProfile,
    request: huRequest,
    security: huSecurity,
    sessions: huSessions,
    settings: huSettings,
    site: huSite,
    year: huYear,
  },
  en: {
    ...serverTranslations.en,
    account: enAccount,
    administrators: enAdministrators,
    audit: enAudit,
    auditlog: enAuditlog,
    calculator: enCalculator,
    calendar: enCalendar,
    command: enCommand,
    company: enCompany,
    employees: enEmployees,
    export: enExport,
    groups: enGroups,
    inbox: enInbox,
    leave: enLeave,
    links: enLinks,
    notifications: enNotifications,
    owndata: enOwndata,
    people: enPeople,
    positions: enPositions,
    profile: enProfile,
    request: enRequest,
    security: enSecurity,
    sessions: enSessions,
    settings: enSettings,
    site: enSite,
    year: enYear,
  },
} satisfies Translations

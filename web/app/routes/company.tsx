import { useNavigate } from 'react-router'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { loadSession } from '../session/load-session.ts'
import { securityNamespaces } from './log-in-steps.tsx'
import { loadNotificationWords } from './notifications.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/company/company-area-words-hu.ts'),
  en: () => import('#web/company/company-area-words-en.ts'),
}

/** The layout of the pages for administrators, with the namespaces that all of them use. */
export async function loadCompanyArea() {
  const [{ CompanyArea }] = await Promise.all([import('#web/company/company-area.tsx'), loadNamespaces(namespaces)])
  return CompanyArea
}

/** Whoever deletes the company is signed out, and led to the page that confirms it. */
export async function loadCompanySettings() {
  const [{ SettingsPage }, { CompanyDefaults }] = await Promise.all([
    import('#web/company/settings/settings-page.tsx'),
    import('#web/notifications/settings/company-defaults.tsx'),
    loadNotificationWords(),
  ])
  return function Settings() {
    const navigate = useNavigate()
    return (
      <SettingsPage
        notifications={<CompanyDefaults />}
        onDeleted={async until => {
          await (await loadSession()).signOut()
          await navigate('/company-deleted', { replace: true, state: { until } })
        }}
      />
    )
  }
}

export const loadEmployees = async () => (await import('#web/company/employees/employees-page.tsx')).EmployeesPage

export const loadImport = async () => (await import('#web/company/employees/import/import-page.tsx')).ImportPage

export const loadNonWorkingDays = async () =>
  (await import('#web/company/calendar/non-working-days-page.tsx')).NonWorkingDaysPage

export const loadGroups = async () => (await import('#web/company/groups/groups-page.tsx')).GroupsPage

/** Handing over the company takes a confirmed identity. */
export async function loadAdministrators() {
  const [{ AdministratorsPage }, { useIdentity }] = await Promise.all([
    import('#web/company/administrators/administrators-page.tsx'),
    import('#web/account/second-factor/use-identity.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return function Administrators() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <AdministratorsPage confirmed={confirmed} />
        {dialog}
      </>
    )
  }
}

export const loadPositions = async () => (await import('#web/company/positions/positions-page.tsx')).PositionsPage

export const loadMessages = async () => (await import('#web/company/messages/messages-page.tsx')).MessagesPage

export const loadPayroll = async () => (await import('#web/attendance/payroll/payroll-page.tsx')).PayrollPage

export const loadPlan = async () => (await import('#web/billing/plan-page.tsx')).PlanPage

export const loadAuditLog = async () => (await import('#web/company/audit-log/audit-log-page.tsx')).AuditLogPage

export const loadIntegrations = async () => (await import('./integrations.tsx')).loadIntegrations()

export const loadApiPage = async () => (await import('./integrations.tsx')).loadApiPage()
export const loadSlackLink = async () => (await import('./integrations.tsx')).loadSlackLink()

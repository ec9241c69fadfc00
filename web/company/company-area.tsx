import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { isAdmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Tabs } from '#web/ui/navigation/tabs/tabs.tsx'
import styles from './company-area.module.css'

const pages = [
  { to: '/company/employees', word: 'employees:title' },
  { to: '/company/administrators', word: 'administrators:title' },
  { to: '/company/groups', word: 'groups:title' },
  { to: '/company/positions', word: 'positions:title' },
  { to: '/company/non-working-days', word: 'company:nonWorkingDays' },
  { to: '/company/attendance', word: 'company:attendanceSheets' },
  { to: '/company/export', word: 'payroll:title' },
  { to: '/company/settings', word: 'settings:title' },
  { to: '/company/plan', word: 'plan:title' },
  { to: '/company/integrations', word: 'integrations:title' },
  { to: '/company/messages', word: 'messages:title' },
  { to: '/company/audit-log', word: 'auditlog:title' },
] as const

/** The layout of the company's administration; everybody else gets a forbidden message. */
export function CompanyArea() {
  const { t } = useTranslation([
    'company',
    'administrators',
    'auditlog',
    'employees',
    'groups',
    'integrations',
    'messages',
    'payroll',
    'plan',
    'positions',
    'settings',
  ])
  const me = useApi(people.showMe).data?.data
  const mayEnter = isAdmin(me)
  return (
    <div className={styles.area}>
      {mayEnter ? (
        <>
          <Tabs label={t('administration')} tabs={pages.map(({ to, word }) => ({ to, label: t(word) }))} />
          <Outlet />
        </>
      ) : me ? (
        <>
          <h1 className="visually-hidden">{t('administration')}</h1>
          <EmptyState icon="lock" title={t('settings:onlyAdmins')} />
        </>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  )
}

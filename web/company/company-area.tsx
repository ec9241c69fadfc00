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
  { to: '/company/settings', word: 'settings:title' },
  { to: '/company/non-working-days', word: 'company:nonWorkingDays' },
] as const

/** The layout of the company's administration; everybody else gets a forbidden message. */
export function CompanyArea() {
  const { t } = useTranslation(['company', 'settings'])
  const me = useApi(people.showMe).data?.data
  const mayEnter = isAdmin(me)
  return (
    <div className={styles.area}>
      <h1>{t('administration')}</h1>
      {mayEnter ? (
        <>
          <Tabs label={t('administration')} tabs={pages.map(({ to, word }) => ({ to, label: t(word) }))} />
          <Outlet />
        </>
      ) : me ? (
        <EmptyState icon="lock" title={t('settings:onlyAdmins')} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  )
}

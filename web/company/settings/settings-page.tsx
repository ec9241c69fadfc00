import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import { DeleteCompany } from './delete-company.tsx'
import { DocumentSettings } from './document-settings.tsx'
import { HoursSettings } from './hours-settings.tsx'
import { InfoSettings } from './info-settings.tsx'
import { LeaveRulesSettings } from './leave-rules-settings.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'
import styles from './settings.module.css'

interface SettingsPageProps {
  /** Leads on from a company that was deleted, and can be restored until a day. */
  onDeleted: (until: Day) => Promise<void>
  /** What employees are told of who have not chosen themselves. */
  notifications?: ReactNode
}

/** The settings of the company. */
export function SettingsPage({ onDeleted, notifications }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  const { data, error, mutate } = useApi(company.showCompany)
  const me = useApi(people.showMe).data?.data
  const known = data?.data

  if (!known && error) return <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
  if (!known) return <SkeletonRows rows={8} />
  return (
    <div className={styles.page} data-cards="beside">
      <PageTitle>{t('title')}</PageTitle>
      <InfoSettings company={known} />
      <HoursSettings company={known} />
      {known.country === 'HU' ? (
        <LeaveRulesSettings />
      ) : (
        <Card title={t('rules')}>
          <p className={styles.quiet}>{t('rulesAbroad')}</p>
        </Card>
      )}
      <DocumentSettings />
      {notifications}
      {isSuperadmin(me) && <SecondFactorSettings isRequired={known.admins_need_second_factor} />}
      {isSuperadmin(me) && <DeleteCompany name={known.name} onDeleted={onDeleted} />}
    </div>
  )
}

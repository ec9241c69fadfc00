import { useTranslation } from 'react-i18next'
import type { CompanyRow } from '#shared/backoffice/contract/companies/company-row.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

const looks = {
  granted: { tone: 'success', icon: 'heart' },
  starter: { tone: 'muted', icon: 'users' },
  trial: { tone: 'warning', icon: 'clock' },
  subscribed: { tone: 'success', icon: 'check' },
  read_only: { tone: 'danger', icon: 'lock' },
} as const

/** What a company has of the service, and whether it asks for more. */
export function StandingLabel({ company }: { company: Pick<CompanyRow, 'standing' | 'asks_for_grant'> }) {
  const { t } = useTranslation('companiesadmin')
  const { standing, asks_for_grant } = company
  return (
    <>
      <StatusLabel {...looks[standing]}>{t(`standing_${standing}`)}</StatusLabel>
      {asks_for_grant && (
        <StatusLabel tone="warning" icon="mail">
          {t('asksForGrant')}
        </StatusLabel>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { company } from '#shared/company/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'

/** Warns of a year whose working Saturdays are not known yet. The server sends the warning to administrators only. */
export function CalendarWarning() {
  const { t } = useTranslation('company')
  const { data, error } = useApi(company.listHolidays)
  if (!data && !error) return <StillLoading />
  const warning = data?.years.find(year => year.warning)?.warning
  if (!warning) return null
  return (
    <Alert tone="warning">
      {warning} <Link to="/company/non-working-days">{t('nonWorkingDays')}</Link>
    </Alert>
  )
}

import { useTranslation } from 'react-i18next'
import type { CompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import record from '../frame/record.module.css'
import { StandingLabel } from './standing-label.tsx'

/** Who a company is, and what it has of the service. */
export function AccountCard({ company }: { company: CompanyAccount }) {
  const { t, i18n } = useTranslation('companiesadmin')
  const { medium } = useDates()
  const { owner, seats, country, created_at, last_day } = company
  const named = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country)
  return (
    <Card title={t('account')}>
      <dl className={record.facts}>
        <dt>{t('standing')}</dt>
        <dd>
          <StandingLabel company={company} />
        </dd>
        {last_day && (
          <>
            <dt>{t('until')}</dt>
            <dd>{medium(last_day)}</dd>
          </>
        )}
        <dt>{t('seats')}</dt>
        <dd>{seats}</dd>
        <dt>{t('owner')}</dt>
        <dd>
          {owner.name}
          {owner.name !== owner.email && (
            <>
              <br />
              {owner.email}
            </>
          )}
        </dd>
        <dt>{t('country')}</dt>
        <dd>{named ?? country}</dd>
        <dt>{t('created')}</dt>
        <dd>{medium(dayInBudapest(created_at * 1000))}</dd>
        <dt>{t('id')}</dt>
        <dd>
          <code>{company.id}</code>
        </dd>
      </dl>
    </Card>
  )
}

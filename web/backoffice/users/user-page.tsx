import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showUser } from '#shared/backoffice/contract/users/show-user.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { useApi } from '#web/api/use-api.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { useAreaParams } from '../frame/area-params.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { RecordPending } from '../frame/record-pending.tsx'
import { useMay } from '../frame/use-operator.ts'
import { HelpCard } from './help-card.tsx'
import { MembershipsCard } from './memberships-card.tsx'
import { AccountFacts, SignInFacts } from './user-facts.tsx'
import record from '../frame/record.module.css'

/** One account: how it is signed in to, where it belongs, and what can be done for its owner. */
export function UserPage({ confirmed }: { confirmed: Confirmed }) {
  const { t, i18n } = useTranslation('usersadmin')
  const { id = '' } = useAreaParams()
  const { medium } = useDates()
  const { data, error, mutate } = useApi(showUser, { path: { id } })
  const may = useMay()
  const user = data?.data

  const list = { to: '/admin/users', label: t('back') }
  if (!user) return <RecordPending area="users" list={list} error={error} onRetry={() => void mutate()} />
  const { deactivated_at } = user

  return (
    <AreaPage
      title={personName(user, i18n.language) || user.email}
      actions={
        <LinkButton to={list.to} variant="quiet" icon="arrow-left">
          {list.label}
        </LinkButton>
      }
    >
      {deactivated_at !== null && (
        <Alert tone="warning" title={t('deactivatedSince', { day: medium(dayInBudapest(deactivated_at * 1000)) })}>
          {t('deactivatedWhy')}
        </Alert>
      )}
      <div className={record.cards}>
        <AccountFacts user={user} />
        <SignInFacts user={user} />
        <MembershipsCard companies={user.companies} />
        {may('users.write') && <HelpCard user={user} confirmed={confirmed} />}
      </div>
      {may('audit.read') && (
        <p>
          <Link to={`/admin/log?subject=${id}`}>{t('log')}</Link>
        </p>
      )}
    </AreaPage>
  )
}

import { useTranslation } from 'react-i18next'
import { providerNames } from '#shared/account/identity.ts'
import type { UserAccount } from '#shared/backoffice/contract/users/show-user.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { UserState } from './user-state.tsx'
import record from '../frame/record.module.css'

/** Whose account it is. */
export function AccountFacts({ user }: { user: UserAccount }) {
  const { t, i18n } = useTranslation('usersadmin')
  const { medium } = useDates()
  return (
    <Card title={t('account')}>
      <dl className={record.facts}>
        <dt>{t('state')}</dt>
        <dd>
          <UserState user={user} />
        </dd>
        <dt>{t('email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('language')}</dt>
        <dd>{new Intl.DisplayNames(i18n.language, { type: 'language' }).of(user.language)}</dd>
        <dt>{t('created')}</dt>
        <dd>{medium(dayInBudapest(user.created_at * 1000))}</dd>
        <dt>{t('id')}</dt>
        <dd>
          <code>{user.id}</code>
        </dd>
      </dl>
    </Card>
  )
}

/** How somebody signs in, and when they were here last. */
export function SignInFacts({ user }: { user: UserAccount }) {
  const { t } = useTranslation('usersadmin')
  const { medium } = useDates()
  const said = (is: boolean) => t(is ? 'yes' : 'no')
  const { providers, last_seen_at } = user
  return (
    <Card title={t('signIn')}>
      <dl className={record.facts}>
        <dt>{t('confirmed')}</dt>
        <dd>{t(user.is_confirmed ? 'isConfirmed' : 'isNotConfirmed')}</dd>
        <dt>{t('password')}</dt>
        <dd>{said(user.has_password)}</dd>
        <dt>{t('factor')}</dt>
        <dd>{said(user.has_second_factor)}</dd>
        <dt>{t('providers')}</dt>
        <dd>{providers.map(one => providerNames[one]).join(', ') || t('no')}</dd>
        <dt>{t('devices')}</dt>
        <dd>{user.sessions}</dd>
        <dt>{t('lastSeen')}</dt>
        <dd>{last_seen_at === null ? t('never') : medium(dayInBudapest(last_seen_at * 1000))}</dd>
      </dl>
    </Card>
  )
}

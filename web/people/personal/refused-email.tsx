import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import type { Profile } from '../profile/use-profile.ts'

/** Says that emails do not reach a person, and what whoever reads it can do. */
export function RefusedEmail({ person: { email, email_refused, status }, isOwn, isAdmin }: Profile) {
  const { t } = useTranslation('profile')
  if (!email_refused) return null
  const isInvited = status === 'invited'
  return (
    <Alert tone="warning" title={t(isOwn ? 'refusedOwnTitle' : 'refusedTitle')}>
      <p>{t(`refused_${email_refused}`, { email })}</p>
      <p>{t(isOwn ? 'refusedOwnNext' : isInvited ? 'refusedInvitedNext' : 'refusedNext')}</p>
      {isOwn && <Link to="/user/security">{t('changeEmail')}</Link>}
      {isInvited && isAdmin && <Link to="/company/employees">{t('openEmployees')}</Link>}
    </Alert>
  )
}

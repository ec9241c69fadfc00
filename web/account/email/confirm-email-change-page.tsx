import { useTranslation } from 'react-i18next'
import { confirmEmailChange } from '#shared/people/contract/email/confirm-email-change.ts'
import { useChange } from '#web/api/use-change.ts'
import { LinkAction } from '../link-action.tsx'

interface ConfirmEmailChangePageProps {
  token: string
  onConfirmed: () => void
}

/** The page of the link that a new address is sent. */
export function ConfirmEmailChangePage({ token, onConfirmed }: ConfirmEmailChangePageProps) {
  const { t } = useTranslation('links')
  const { change } = useChange(confirmEmailChange)
  const next = { to: '/dashboard', label: t('toDashboard') }
  return (
    <LinkAction
      token={token}
      title={t('changeTitle')}
      lead={t('changeLead')}
      action={t('changeAction')}
      act={async () => {
        const { email, was_changed } = (await change({ body: { token } })).data
        onConfirmed()
        return {
          tone: 'success',
          title: t(was_changed ? 'changedBeforeTitle' : 'changedTitle'),
          text: t('changed', { email }),
          next,
        }
      }}
      over={{ tone: 'danger', title: t('linkOverTitle'), text: t('changeOver'), next }}
    />
  )
}

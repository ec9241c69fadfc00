import { useTranslation } from 'react-i18next'
import { stopEmailChange } from '#shared/people/contract/email/stop-email-change.ts'
import { useChange } from '#web/api/use-change.ts'
import { LinkAction } from '../link-action.tsx'

interface StopEmailChangePageProps {
  token: string
  /** Whoever was signed in is so no more. */
  onRestored: () => void
}

/** The page of the link that the address of before is sent: it stops a change that waits, and takes back one that was made. */
export function StopEmailChangePage({ token, onRestored }: StopEmailChangePageProps) {
  const { t } = useTranslation('links')
  const { change } = useChange(stopEmailChange)
  return (
    <LinkAction
      token={token}
      title={t('stopTitle')}
      lead={t('stopLead')}
      action={t('stopAction')}
      act={async () => {
        const { was_changed } = (await change({ body: { token } })).data
        if (!was_changed)
          return {
            tone: 'success',
            title: t('stoppedTitle'),
            text: t('stopped'),
            next: { to: '/forgot-password', label: t('newPassword') },
          }
        onRestored()
        return {
          tone: 'success',
          title: t('restoredTitle'),
          text: t('restored'),
          next: { to: '/login', label: t('signIn') },
        }
      }}
      over={{
        tone: 'danger',
        title: t('linkOverTitle'),
        text: t('stopOver'),
        next: { to: '/forgot-password', label: t('newPassword') },
      }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { useChange } from '#web/api/use-change.ts'
import { LinkAction, type LinkOutcome } from './link-action.tsx'

interface ConfirmEmailPageProps {
  token: string
  /** Whether the address of whoever is signed in is confirmed, however that came. */
  isConfirmed: boolean
  onConfirmed: () => void
}

/** The page of the link that confirms the address of an account. */
export function ConfirmEmailPage({ token, isConfirmed, onConfirmed }: ConfirmEmailPageProps) {
  const { t } = useTranslation('links')
  const { change } = useChange(confirmEmail)
  const next = { to: '/dashboard', label: t('toDashboard') }
  const before: LinkOutcome = {
    tone: 'success',
    title: t('confirmedBeforeTitle'),
    text: t('confirmedBefore'),
    next,
  }
  const over: LinkOutcome = { tone: 'danger', title: t('linkOverTitle'), text: t('linkOver'), next }

  async function confirm(): Promise<LinkOutcome> {
    const { was_confirmed } = (await change({ body: { token } })).data
    onConfirmed()
    return was_confirmed ? before : { tone: 'success', title: t('confirmedTitle'), text: t('confirmed'), next }
  }

  return (
    <LinkAction
      token={token}
      title={t('confirmTitle')}
      lead={t('confirmLead')}
      action={t('confirmAction')}
      act={confirm}
      over={token && isConfirmed ? before : over}
    />
  )
}

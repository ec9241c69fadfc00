import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'

/** The page of a confirmation link. A press confirms, since some mail programs open every link by themselves. */
export function ConfirmEmailPage({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const { t } = useTranslation('links')
  const { change, isChanging } = useChange(confirmEmail)
  const [state, setState] = useState<'open' | 'done' | 'over'>(token ? 'open' : 'over')
  const [error, setError] = useState<string>()

  async function confirm() {
    setError(undefined)
    try {
      await change({ body: { token } })
      setState('done')
      onConfirmed()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (problem.status === 404) setState('over')
      else setError(problem.message)
    }
  }

  if (state === 'open')
    return (
      <>
        <h1>{t('confirmTitle')}</h1>
        <p>{t('confirmLead')}</p>
        {error && <Alert tone="danger">{error}</Alert>}
        <Button variant="primary" size="lg" wide isPending={isChanging} onPress={() => void confirm()}>
          {t('confirmAction')}
        </Button>
      </>
    )
  const isDone = state === 'done'
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <Alert tone={isDone ? 'success' : 'danger'} title={t(isDone ? 'confirmedTitle' : 'linkOverTitle')} takesFocus>
        {t(isDone ? 'confirmed' : 'linkOver')}
      </Alert>
      <LinkButton to="/dashboard" variant="primary" size="lg" wide>
        {t('toDashboard')}
      </LinkButton>
    </>
  )
}

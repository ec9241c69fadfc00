import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'

interface ConfirmEmailPageProps {
  token: string
  /** Whether the address of whoever is signed in is confirmed, however that came. */
  isConfirmed: boolean
  onConfirmed: () => void
}

const outcomes = {
  done: { tone: 'success', title: 'confirmedTitle', text: 'confirmed' },
  before: { tone: 'success', title: 'confirmedBeforeTitle', text: 'confirmedBefore' },
  over: { tone: 'danger', title: 'linkOverTitle', text: 'linkOver' },
} as const

/** The page of a confirmation link. A press confirms, since some mail programs open every link by themselves. */
export function ConfirmEmailPage({ token, isConfirmed, onConfirmed }: ConfirmEmailPageProps) {
  const { t } = useTranslation('links')
  const { change, isChanging } = useChange(confirmEmail)
  const [state, setState] = useState<'open' | keyof typeof outcomes>(token ? 'open' : 'over')
  const [error, setError] = useState<string>()

  async function confirm() {
    setError(undefined)
    try {
      const { was_confirmed } = (await change({ body: { token } })).data
      setState(was_confirmed ? 'before' : 'done')
      onConfirmed()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (problem.status === 404) setState(isConfirmed ? 'before' : 'over')
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
  const { tone, title, text } = outcomes[state]
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <Alert tone={tone} title={t(title)} takesFocus>
        {t(text)}
      </Alert>
      <LinkButton to="/dashboard" variant="primary" size="lg" wide>
        {t('toDashboard')}
      </LinkButton>
    </>
  )
}

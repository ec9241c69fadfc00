import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendConfirmation } from '#shared/account/contract/send-confirmation.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import styles from './confirm-email-banner.module.css'

/** Asks somebody whose invitations wait to confirm their address, and sends the link again. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  const { t } = useTranslation('links')
  const { change, isChanging } = useChange(sendConfirmation)
  const [outcome, setOutcome] = useState('')

  async function sendAgain() {
    try {
      await change()
      setOutcome(t('sentAgain'))
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setOutcome(problem.message)
    }
  }

  return (
    <Alert title={t('bannerTitle')}>
      <p>{t('banner', { email })}</p>
      <div className={styles.again}>
        <Button size="sm" isPending={isChanging} onPress={() => void sendAgain()}>
          {t('sendAgain')}
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </Alert>
  )
}

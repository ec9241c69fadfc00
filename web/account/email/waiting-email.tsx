import { useTranslation } from 'react-i18next'
import { cancelEmailChange } from '#shared/account/contract/email/cancel-email-change.ts'
import { changeEmail } from '#shared/account/contract/email/change-email.ts'
import type { EmailChangeView } from '#shared/account/contract/email/show-email-change.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useIdentity } from '../second-factor/use-identity.tsx'
import card from '../account-card.module.css'

interface WaitingEmailProps {
  waiting: EmailChangeView
  onChanged: () => void
}

/** An address that waits for its link: where that was sent, and until when it is good. */
export function WaitingEmail({ waiting: { email, expires_at }, onChanged }: WaitingEmailProps) {
  const { t } = useTranslation('security')
  const { moment } = useDates()
  const sending = useChange(changeEmail)
  const cancelling = useChange(cancelEmailChange)
  const identity = useIdentity()

  const attempt = (act: () => Promise<unknown>, done: string) =>
    toastOnError(async () => {
      if (!(await act())) return
      toast.success(done)
      onChanged()
    })

  return (
    <>
      <Alert title={t('emailWaitingTitle', { email })}>{t('emailWaiting', { until: moment(expires_at) })}</Alert>
      <div className={card.actions}>
        <Button
          isPending={sending.isChanging}
          onPress={() =>
            void attempt(() => identity.confirmed(() => sending.change({ body: { email } })), t('emailSentAgain'))
          }
        >
          {t('emailSendAgain')}
        </Button>
        <Button
          isPending={cancelling.isChanging}
          onPress={() => void attempt(() => cancelling.change(), t('emailCancelled'))}
        >
          {t('emailCancel')}
        </Button>
      </div>
      {identity.dialog}
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendPasswordReset } from '#shared/people/contract/send-password-reset.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import styles from '../profile/profile.module.css'
import type { Profile } from '../profile/use-profile.ts'
import type { Confirmed } from './membership-card.tsx'

/** Where an administrator has the link of a new password emailed to somebody, since nobody sets the password of another person. */
export function PasswordResetPage({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['profile', 'account'])
  return (
    <ProfilePage title={t('account:changePassword')} lead={t('passwordResetLead')}>
      {profile =>
        profile.mayAdminister && !profile.isOwn ? (
          <SendReset {...profile} confirmed={confirmed} />
        ) : (
          <ForbiddenMessage />
        )
      }
    </ProfilePage>
  )
}

function SendReset({ person, confirmed }: Profile & { confirmed: Confirmed }) {
  const { t } = useTranslation('profile')
  const { change, isChanging } = useChange(sendPasswordReset)
  const [isSent, setSent] = useState(false)

  const send = () =>
    toastOnError(async () => {
      if (!(await confirmed(() => change({ path: { id: person.id } })))) return
      setSent(true)
      toast.success(t('passwordResetSent'))
    })

  if (person.status === 'invited') return <Alert>{t('passwordNotYet')}</Alert>
  return (
    <Card>
      <p className={styles.explained}>{t('passwordResetTo', { email: person.email })}</p>
      <div className={styles.actions}>
        <Button icon="mail" variant="primary" isPending={isChanging} onPress={() => void send()}>
          {t(isSent ? 'passwordResetAgain' : 'passwordResetSend')}
        </Button>
      </div>
    </Card>
  )
}

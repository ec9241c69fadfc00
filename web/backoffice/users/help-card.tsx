import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activateUser } from '#shared/backoffice/contract/users/activate-user.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { sendUserReset } from '#shared/backoffice/contract/users/send-user-reset.ts'
import type { UserAccount } from '#shared/backoffice/contract/users/show-user.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { EraseUserDialog } from './erase-user-dialog.tsx'
import record from '../frame/record.module.css'

/** What an operator does for somebody, or to them; accounts that run the service are changed on the page of operators. */
export function HelpCard({ user, confirmed }: { user: UserAccount; confirmed: Confirmed }) {
  const { t } = useTranslation('usersadmin')
  const { id, email, is_entered, is_operator } = user
  const isActive = user.deactivated_at === null
  const sending = useOperatorChange(sendUserReset)
  const deactivating = useOperatorChange(deactivateUser)
  const activating = useOperatorChange(activateUser)
  const { ask, dialog } = useQuestion()
  const [isErasing, setErasing] = useState(false)

  /** Says that it is done, but not to whoever gave up confirming who they are. */
  const done = (change: () => Promise<unknown>, said: string) =>
    toastOnError(async () => {
      if (await confirmed(change)) toast.success(said)
    })

  async function deactivate() {
    const question = { title: t('deactivateTitle', { email }), confirm: t('deactivate'), isDanger: true }
    if (await ask({ ...question, children: t('deactivateWhy') }))
      await done(() => deactivating.change({ path: { id } }), t('deactivated', { email }))
  }

  return (
    <Card title={t('help')}>
      <div className={record.stack}>
        {is_operator && <p className={record.quiet}>{t('isOperator')}</p>}
        {is_entered && isActive && <p className={record.quiet}>{t('sendResetWhy')}</p>}
        <div className={record.buttons}>
          {is_entered && isActive && (
            <Button
              icon="mail"
              isPending={sending.isChanging}
              onPress={() => void done(() => sending.change({ path: { id } }), t('resetSent', { email }))}
            >
              {t('sendReset')}
            </Button>
          )}
          {!isActive && (
            <Button
              isPending={activating.isChanging}
              onPress={() => void done(() => activating.change({ path: { id } }), t('activated', { email }))}
            >
              {t('activate')}
            </Button>
          )}
          {isActive && !is_operator && (
            <Button isPending={deactivating.isChanging} onPress={() => void deactivate()}>
              {t('deactivate')}
            </Button>
          )}
          {!is_operator && (
            <Button variant="quiet" icon="trash" onPress={() => setErasing(true)}>
              {t('erase')}
            </Button>
          )}
        </div>
      </div>
      {dialog}
      {isErasing && <EraseUserDialog user={user} confirmed={confirmed} onClose={() => setErasing(false)} />}
    </Card>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeAuthenticator } from '#shared/account/contract/second-factor/remove-authenticator.ts'
import { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { isOn, type FactorProps } from './factors-context.ts'
import { LastFactorWarning } from './last-factor-warning.tsx'
import card from '../account-card.module.css'

/** Sets up, replaces and removes the authenticator app. */
export function AuthenticatorCard({ factors, isRequired, change, onCodes }: FactorProps) {
  const { authenticator, passkeys } = factors
  const { t } = useTranslation('security')
  const dates = useDates()
  const { ask, dialog } = useQuestion()
  const [setup, begin] = useState<ReplyOf<typeof setUpAuthenticator>['data']>()

  const setUp = async () => begin((await change(() => call(setUpAuthenticator)))?.data)

  async function remove() {
    const isSure = await ask({
      title: t('authenticatorRemove'),
      confirm: t('authenticatorRemove'),
      isDanger: true,
      children: (
        <>
          <p>{t('authenticatorRemoveWhat')}</p>
          {!passkeys.length && <LastFactorWarning isRequired={isRequired} />}
        </>
      ),
    })
    if (isSure && (await change(() => call(removeAuthenticator)))) toast.success(t('authenticatorRemoved'))
  }

  return (
    <Card title={t('authenticator')}>
      <div className={card.content}>
        <p className={card.quiet}>
          {authenticator
            ? t('authenticatorSince', { date: dates.moment(authenticator.added_at) })
            : t('authenticatorLead')}
        </p>
        <div className={card.actions}>
          <Button onPress={() => void setUp()}>
            {t(authenticator ? 'authenticatorReplace' : 'authenticatorSetUp')}
          </Button>
          {authenticator && (
            <Button variant="danger" onPress={() => void remove()}>
              {t('authenticatorRemove')}
            </Button>
          )}
        </div>
      </div>
      {dialog}
      {setup && (
        <AuthenticatorDialog
          setup={setup}
          isFirst={!isOn(factors)}
          onClose={() => begin(undefined)}
          onAdded={codes => {
            begin(undefined)
            toast.success(t('authenticatorAdded'))
            onCodes(codes)
          }}
        />
      )}
    </Card>
  )
}

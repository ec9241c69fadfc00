import { useTranslation } from 'react-i18next'
import { renewRecoveryCodes } from '#shared/account/contract/second-factor/renew-recovery-codes.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import type { FactorProps } from './factors-context.ts'
import card from '../account-card.module.css'

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesCard({ factors, change, onCodes }: FactorProps) {
  const { t } = useTranslation('security')
  const { ask, dialog } = useQuestion()

  async function renew() {
    const isSure = await ask({
      title: t('recoveryCodesRenew'),
      confirm: t('recoveryCodesRenew'),
      children: <p>{t('recoveryCodesRenewWhat')}</p>,
    })
    const made = isSure && (await change(() => call(renewRecoveryCodes)))
    if (made) onCodes(made.data.recovery_codes)
  }

  return (
    <Card title={t('recoveryCodes')}>
      <div className={card.content}>
        <p className={card.quiet}>{t('recoveryCodesLead')}</p>
        <p>{t('recoveryCodesLeft', { count: factors.recovery_codes_left })}</p>
        <div className={card.actions}>
          <Button onPress={() => void renew()}>{t('recoveryCodesRenew')}</Button>
        </div>
      </div>
      {dialog}
    </Card>
  )
}

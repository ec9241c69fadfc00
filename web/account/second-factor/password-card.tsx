import { useTranslation } from 'react-i18next'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { useApi } from '#web/api/use-api.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import card from '../account-card.module.css'

/** The own password; whoever has come by a provider chooses their first one by the link for a forgotten one. */
export function PasswordCard() {
  const { t } = useTranslation(['security', 'account', 'identity'])
  const hasNone = useApi(showSecondFactors).data?.data.has_password === false
  return (
    <Card title={t('account:password')}>
      <div className={card.content}>
        <p className={card.quiet}>{t(hasNone ? 'identity:noPassword' : 'passwordLead')}</p>
        <div className={card.actions}>
          {hasNone ? (
            <LinkButton to="/forgot-password">{t('identity:choosePassword')}</LinkButton>
          ) : (
            <LinkButton to="/user/password-change">{t('account:changePassword')}</LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}

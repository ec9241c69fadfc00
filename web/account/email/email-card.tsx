import { useTranslation } from 'react-i18next'
import { showEmailChange } from '#shared/account/contract/email/show-email-change.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import card from '../account-card.module.css'
import styles from '../second-factor/second-factor.module.css'
import { EmailForm } from './email-form.tsx'
import { WaitingEmail } from './waiting-email.tsx'

/** The address that somebody signs in by, and another one that they give or have given. */
export function EmailCard() {
  const { t } = useTranslation('security')
  const email = useMe()?.email
  const { data, error, mutate } = useApi(showEmailChange)
  return (
    <Card title={t('email')}>
      <div className={card.content}>
        <p className={card.quiet}>{t('emailLead')}</p>
        <p className={styles.address}>{email ?? ' '}</p>
        {data ? (
          data.data ? (
            <WaitingEmail waiting={data.data} onChanged={() => void mutate()} />
          ) : (
            <EmailForm onAsked={() => void mutate()} />
          )
        ) : error ? (
          <LoadFailed title={t('emailLoadFailed')} onRetry={() => void mutate()} />
        ) : (
          <SkeletonRows rows={2} />
        )}
      </div>
    </Card>
  )
}

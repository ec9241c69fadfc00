import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { EraseAccountCard } from '../own-data/erase-account-card.tsx'
import { OwnDataCard } from '../own-data/own-data-card.tsx'
import { EmailCard } from '../email/email-card.tsx'
import { SessionsCard } from '../sessions/sessions-card.tsx'
import { FactorCards } from './factor-cards.tsx'
import styles from './second-factor.module.css'

/** How somebody proves who they are, where they are signed in, and what becomes of their data. */
export function SecurityPage({ onErased }: { onErased: (message: string) => Promise<void> }) {
  const { t } = useTranslation(['security', 'account'])
  return (
    <div className={styles.page} data-cards="beside">
      <div>
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
      </div>
      <FactorCards />
      <EmailCard />
      <Card title={t('account:password')}>
        <div className={styles.form}>
          <p className={styles.quiet}>{t('passwordLead')}</p>
          <div className={styles.actions}>
            <LinkButton to="/user/password-change">{t('account:changePassword')}</LinkButton>
          </div>
        </div>
      </Card>
      <SessionsCard />
      <OwnDataCard />
      <EraseAccountCard onErased={onErased} />
    </div>
  )
}

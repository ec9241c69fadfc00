import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantCard } from '../assistant/assistant-card.tsx'
import { EraseAccountCard } from '../own-data/erase-account-card.tsx'
import { OwnDataCard } from '../own-data/own-data-card.tsx'
import { EmailCard } from '../email/email-card.tsx'
import { SessionsCard } from '../sessions/sessions-card.tsx'
import { FactorCards } from './factor-cards.tsx'
import { PasswordCard } from './password-card.tsx'
import styles from './second-factor.module.css'

interface SecurityPageProps {
  /** From where else something is done in their name. */
  connections?: ReactNode
  onErased: (message: string) => Promise<void>
}

/** How somebody proves who they are, where they are signed in, and what becomes of their data. */
export function SecurityPage({ connections, onErased }: SecurityPageProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.page} data-cards="beside">
      <div>
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
      </div>
      <FactorCards />
      <EmailCard />
      <PasswordCard />
      <SessionsCard />
      <AssistantCard />
      {connections}
      <OwnDataCard />
      <EraseAccountCard onErased={onErased} />
    </div>
  )
}

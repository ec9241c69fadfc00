import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon/icon.tsx'
import { HeroPicture } from './home/hero-picture.tsx'
import { SignUpField } from './sign-up-field.tsx'
import styles from './home-page.module.css'

interface HomePageProps {
  /** Begins the registration with an address. */
  onSignUp: (email: string) => void
  /** What is below the first screen. */
  children: ReactNode
}

/** The first screen of the home page: what the product does, what it looks like, and the way in. */
export function HomePage({ onSignUp, children }: HomePageProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.home}>
      <h1 className={styles.headline}>{t('headline')}</h1>
      <div className={styles.hero}>
        <div>
          <p className={styles.lead}>{t('lead')}</p>
          <SignUpField onSignUp={onSignUp} />
          <Link to="/days-off-calculator" className={styles.way}>
            {t('calculator')} <Icon name="arrow-right" size="sm" />
          </Link>
        </div>
        <HeroPicture />
      </div>
      {children}
    </div>
  )
}

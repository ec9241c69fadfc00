import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { sampleDay, sampleYear } from '#web/ui/calendar/year-planner/sample-year.ts'
import { YearPlanner } from '#web/ui/calendar/year-planner/year-planner.tsx'
import styles from './home-page.module.css'

interface HomePageProps {
  /** What is below the first screen. */
  children: ReactNode
}

export function HomePage({ children }: HomePageProps) {
  const { t } = useTranslation(['site', 'account'])
  return (
    <div className={styles.home}>
      <h1 className={styles.headline}>{t('headline')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.ways}>
        <LinkButton to="/register" variant="primary" size="lg">
          {t('start')}
        </LinkButton>
        <LinkButton to="/days-off-calculator" size="lg">
          {t('calculator')}
        </LinkButton>
        <LinkButton to="/login" size="lg" variant="quiet">
          {t('account:logIn')}
        </LinkButton>
      </div>
      <YearPlanner
        year={sampleYear}
        title={t('sampleTitle', { year: sampleYear })}
        note={t('sampleNote')}
        day={sampleDay}
        label={t('sampleLabel')}
      />
      {children}
    </div>
  )
}

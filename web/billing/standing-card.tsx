import { useTranslation } from 'react-i18next'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { trialDays } from '#shared/company/plan/plan.ts'
import { addDays, daysBetween } from '#shared/calendar/day.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Card } from '#web/ui/card/card.tsx'
import styles from './plan.module.css'

/** What the company has today, and until when; past the end, what is read-only. */
export function StandingCard({ view }: { view: PlanView['data'] }) {
  const { t } = useTranslation('plan')
  const { medium, today } = useDates()
  const { standing, trial, subscription, seats } = view
  if (standing === 'read_only')
    return (
      <Alert tone="danger" title={t('readOnly')}>
        {t('readOnlyBody')}
      </Alert>
    )
  if (standing === 'trial' && trial) {
    const left = daysBetween(today, addDays(trial.to_date, 1))
    return (
      <Card>
        <div className={styles.standing}>
          <div>
            <h2 className={styles.name}>{t('trial')}</h2>
            <p className={styles.quiet}>{t('trialBody', { day: medium(trial.to_date) })}</p>
          </div>
          <div className={styles.trialDays} role="img" aria-label={t('trialBoxes', { past: trialDays - left, left })}>
            {Array.from({ length: trialDays }, (_, day) => (
              // A box has no key but its day.
              <i key={day} data-past={day < trialDays - left || undefined} />
            ))}
          </div>
          <p className={styles.figure}>
            <strong>{left}</strong> <span>{t('daysLeft', { count: left })}</span>
          </p>
        </div>
      </Card>
    )
  }
  const isGranted = standing === 'granted'
  return (
    <Card>
      <h2 className={styles.name}>
        {t(isGranted ? 'granted' : subscription ? `plan_${subscription.plan}` : 'starter')}
      </h2>
      <p className={styles.quiet}>
        {subscription && !isGranted
          ? t('paidUntil', { day: medium(subscription.to_date), count: subscription.seats })
          : t(isGranted ? 'grantedBody' : 'starterBody', { count: seats })}
      </p>
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { freeSeats, monthlyPrices, plans, priceOf, type PaidPlan, type Term } from '#shared/company/plan/prices.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './plan.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

interface PlanCardsProps {
  view: PlanView['data']
  term: Term
  /** The plan that the sum is of; null where there is nothing to pay. */
  chosen: PaidPlan | null
  onChoose: (plan: PaidPlan) => void
}

const features = {
  starter: ['featureLeave', 'featureLaw', 'featureSheets'],
  standard: ['featureStarter', 'featureMany', 'featureHelp'],
  premium: ['featureStandard', 'featureApi', 'featureChat'],
} as const

/** The three plans beside each other, each with what it costs for as many people as there are. */
export function PlanCards({ view, term, chosen, onChoose }: PlanCardsProps) {
  const { t } = useTranslation('plan')
  const { standing, subscription } = view
  const seats = view.offers[0]?.seats ?? view.seats
  const language = useLanguage()
  const current = subscription?.plan ?? (standing === 'trial' ? 'premium' : standing === 'starter' ? 'starter' : null)
  return (
    <ul className={styles.plans} aria-label={t('plans')}>
      {(['starter', ...plans] as const).map(plan => {
        const net = plan === 'starter' ? 0 : chosen ? priceOf({ plan, term, seats }) : monthlyPrices[plan]
        return (
          <li key={plan} className={styles.plan} data-chosen={plan === (chosen ?? current) || undefined}>
            <header className={styles.planHead}>
              <h2 className={styles.name}>{t(`plan_${plan}`)}</h2>
              {plan === current && (
                <span className={styles.current}>{t(standing === 'trial' ? 'trying' : 'current')}</span>
              )}
            </header>
            <p className={styles.price}>
              <strong>{forintsInWords(net, language)}</strong>
            </p>
            <p className={styles.quiet}>
              {plan === 'starter'
                ? t('starterPrice', { count: freeSeats })
                : chosen
                  ? t(term === 'year' ? 'priceOfYear' : 'priceOfMonth', { count: seats })
                  : t('perSeat')}
            </p>
            <ul className={styles.features}>
              {features[plan].map(feature => (
                <li key={feature}>
                  <Icon name="check" size="sm" />
                  {t(feature)}
                </li>
              ))}
            </ul>
            {plan === 'starter' ? (
              <p className={styles.quiet}>{t('starterSeats', { count: view.seats, most: freeSeats })}</p>
            ) : (
              chosen && (
                <Button
                  wide
                  variant={plan === chosen ? 'tinted' : 'default'}
                  isDisabled={plan === chosen}
                  onPress={() => onChoose(plan)}
                >
                  {t(plan === chosen ? 'chosen' : 'choose')}
                </Button>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import type { Offer } from '#shared/billing/order.ts'
import { monthlyPriceOf, monthlyPrices, monthsPaid, priceOf } from '#shared/company/plan/prices.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import styles from './plan.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

/** What an order would cost, and how that comes about. */
export function OfferSum({ offer, active }: { offer: Offer; active: number }) {
  const { t } = useTranslation('plan')
  const language = useLanguage()
  const { range } = useDates()
  const forints = (sum: number) => forintsInWords(sum, language)
  const { kind, plan, term, seats, from_date, to_date, net, vat, vat_percent, gross } = offer
  const price = forints(monthlyPrices[plan])
  const whole = priceOf({ plan, term, seats })
  return (
    <>
      <h2 className={styles.name}>
        {t(kind === 'change' ? 'changeOf' : term === 'year' ? 'forYear' : 'forMonth', { plan: t(`plan_${plan}`) })}
      </h2>
      <p className={styles.quiet}>{range(from_date, to_date)}</p>
      <p className={styles.seats} role="img" aria-label={t('seats', { count: seats })}>
        {Array.from({ length: Math.min(seats, 100) }, (_, seat) => (
          // A box has no key but its place.
          <i key={seat} />
        ))}
      </p>
      <p className={styles.quiet}>
        {seats > active
          ? t('seatsAhead', { count: seats, active })
          : `${t('seats', { count: seats })} ${t('onlyActive')}`}
      </p>
      <dl className={styles.sum}>
        <div>
          <dt>
            {kind === 'change'
              ? t('difference')
              : t('product', { count: seats, price, months: t('months', { count: monthsPaid[term] }) })}
          </dt>
          <dd>{forints(kind === 'switch' ? whole : net)}</dd>
        </div>
        {kind === 'switch' && (
          <div>
            <dt>{t('monthLeft')}</dt>
            <dd>{forints(net - whole)}</dd>
          </div>
        )}
        <div>
          <dt>{vat_percent ? t('vat', { percent: numberInWords(vat_percent, language) }) : t('reverseCharge')}</dt>
          <dd>{forints(vat)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('toPay')}</dt>
          <dd>{forints(gross)}</dd>
        </div>
      </dl>
      {vat_percent > 0 && (
        <p className={styles.quiet}>{t('perSeatMonth', { price: forints(monthlyPriceOf(plan, term)) })}</p>
      )}
    </>
  )
}

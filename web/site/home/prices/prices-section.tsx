import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  freeSeats,
  monthlyPrices,
  monthsPaid,
  plans,
  priceOf,
  terms,
  withVat,
  type PaidPlan,
  type Term,
} from '#shared/company/plan/prices.ts'
import { hungarianVat } from '#shared/company/countries/hungarian-vat.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Choice } from '../choice.tsx'
import { lastPosition, positionOf, seatsAt, stops } from './seat-scale.ts'
import { Section } from '../section.tsx'
import styles from './prices-section.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const planNames = { standard: 'planStandard', premium: 'planPremium' } as const
const termNames = { month: 'termMonth', year: 'termYear' } as const
const mostSeats = 5000

interface PricesSectionProps {
  /** The tax on the prices, in per cent; that of the release until it is known. */
  vatPercent?: number | undefined
}

/** What the product costs for as many people as a company has, to be tried out. */
export function PricesSection({ vatPercent = hungarianVat }: PricesSectionProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const [slider, exact] = [useId(), useId()]
  const [seats, setSeats] = useState(25)
  const [isCleared, setCleared] = useState(false)
  const [plan, setPlan] = useState<PaidPlan>('standard')
  const [term, setTerm] = useState<Term>('month')
  const forints = (sum: number) => forintsInWords(sum, language)
  const isFree = seats <= freeSeats
  const { net, gross } = withVat(priceOf({ plan, term, seats }), vatPercent)
  const values = {
    count: seats,
    price: forints(monthlyPrices[plan]),
    months: monthsPaid[term],
    gross: forints(gross),
    percent: numberInWords(vatPercent, language),
  }

  return (
    <Section id="pricing" title={t('pricesTitle')} lead={t('pricesLead')}>
      <div className={styles.columns}>
        <div className={styles.card}>
          <div className={styles.choices}>
            <Choice
              label={t('pricesPlan')}
              options={plans.map(value => ({ value, label: t(planNames[value]) }))}
              value={plan}
              onChange={setPlan}
            />
            <Choice
              label={t('pricesTerm')}
              options={terms.map(value => ({ value, label: t(termNames[value]) }))}
              value={term}
              onChange={setTerm}
            />
          </div>
          <div className={styles.question}>
            <label htmlFor={slider}>{t('pricesQuestion')}</label>
            <input
              id={exact}
              type="number"
              inputMode="numeric"
              min={1}
              max={mostSeats}
              aria-label={t('pricesExact')}
              value={isCleared ? '' : seats}
              onChange={({ target }) => {
                // Whoever deletes the number is about to type another; until then the last one counts.
                setCleared(target.value === '')
                if (target.value !== '') setSeats(Math.min(mostSeats, Math.max(1, Math.floor(Number(target.value)))))
              }}
              onBlur={() => setCleared(false)}
            />
          </div>
          <input
            id={slider}
            type="range"
            min={0}
            max={lastPosition}
            value={positionOf(seats)}
            aria-valuetext={t('pricesSeats', { count: seats })}
            onChange={({ target }) => setSeats(seatsAt(Number(target.value)))}
          />
          <div className={styles.marks} aria-hidden="true">
            {stops.map(stop => (
              <span key={stop}>{stop}</span>
            ))}
          </div>
          <div aria-live="polite">
            <p className={styles.sum}>
              <b>{forints(isFree ? 0 : net)}</b>
              {!isFree && ` ${t(term === 'year' ? 'pricesPerYear' : 'pricesPerMonth')}`}
            </p>
            <p className={styles.quiet}>
              {isFree ? t('pricesFree') : t(term === 'year' ? 'pricesOfYear' : 'pricesOfMonth', values)}
            </p>
            {!isFree && term === 'month' && (
              <p className={styles.quiet}>
                {t('pricesByYear', { price: forints(priceOf({ plan, term: 'year', seats })) })}
              </p>
            )}
          </div>
          <div className={styles.way}>
            <LinkButton to="/register" size="lg">
              {t(isFree ? 'pricesBegin' : 'pricesTry')}
            </LinkButton>
            <span className={styles.quiet}>{t('pricesNoCard')}</span>
          </div>
        </div>
        <dl className={styles.plans}>
          {(['Starter', 'Standard', 'Premium', 'Free'] as const).map(name => (
            <div key={name}>
              <dt>
                {t(`plan${name}`)}
                <span>
                  {forints(
                    name === 'Standard' ? monthlyPrices.standard : name === 'Premium' ? monthlyPrices.premium : 0,
                  )}
                </span>
              </dt>
              <dd>
                {t(`plan${name}Text`)} {name === 'Free' && <a href="#contact-us">{t('planFreeAsk')}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

import { useTranslation } from 'react-i18next'
import type { EffectOnYear } from '#shared/leave/contract/employment-effect.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import { signed } from './effect.ts'
import styles from '../profile/profile.module.css'

/** The effect of a change on each year: entitlements before and after, and the difference in booked days. */
export function EffectTable({ years }: { years: readonly EffectOnYear[] }) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <ul className={styles.effect} aria-label={t('effect')}>
      {years.map(({ year, days, ...of }) => (
        <li key={year}>
          <h3>{year}</h3>
          <Step what={t('effectLeave')} before={of.entitled_before} after={of.entitled_after} unit={t('days')} />
          <Step what={t('effectHours')} before={of.hours_before} after={of.hours_after} unit={t('common:hoursUnit')} />
          <Step what={t('effectSick')} before={of.sick_before} after={of.sick_after} unit={t('days')} />
          {days !== 0 && (
            <p className={styles.step}>
              <span>{t('effectBooked')}</span>
              <Difference isGain={days > 0}>
                {t(days > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(days) })}
              </Difference>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface StepProps {
  what: string
  before: number | null
  after: number | null
  unit: string
}

function Step({ what, before, after, unit }: StepProps) {
  const { t, i18n } = useTranslation('profile')
  if (before === after) return null
  const number = (some: number | null) => (some === null ? '–' : new Intl.NumberFormat(i18n.language).format(some))
  return (
    <p className={styles.step}>
      <span>{what}</span>
      <span>
        <TextWithArrows text={t('effectFromTo', { before: number(before), after: number(after), unit })} />{' '}
        {before !== null && after !== null && (
          <Difference isGain={after > before}>{signed(after - before, i18n.language)}</Difference>
        )}
      </span>
    </p>
  )
}

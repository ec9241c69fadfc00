import { useTranslation } from 'react-i18next'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { signed } from './signed.ts'
import styles from '../profile/profile.module.css'

/** The effect of a change on each year: entitlements before and after, the difference in booked days, and the types on offer. */
export function EffectTable({ years }: { years: readonly LeaveEffect[] }) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <ul className={styles.effect} aria-label={t('effect')}>
      {years.map(({ year, entitled, hours, sick, booked, freed, outside, types }) => (
        <li key={year}>
          <h3>{year}</h3>
          {entitled && <Step what={t('effectLeave')} {...entitled} unit={t('days')} />}
          {hours && <Step what={t('effectHours')} {...hours} unit={t('common:hoursUnit')} />}
          {sick && <Step what={t('effectSick')} {...sick} unit={t('days')} />}
          {booked && (
            <p className={styles.step}>
              <span>{t('effectBooked')}</span>
              <Difference isGain={booked > 0}>
                {t(booked > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(booked) })}
              </Difference>
            </p>
          )}
          {freed?.map(leave => (
            <Freed key={leave.id} {...leave} />
          ))}
          {outside?.map(leave => (
            <Outside key={leave.id} {...leave} />
          ))}
          {types && <Types what={t('typesOpened')} ids={types.opened} isGain />}
          {types && <Types what={t('typesClosed')} ids={types.closed} />}
        </li>
      ))}
    </ul>
  )
}

type Leave = NonNullable<LeaveEffect['freed']>[number]

/** A leave by the name of its type, and its days. */
function useLeaveInWords() {
  const { t } = useTranslation('common')
  const { range } = useDates()
  return ({ type_id, from_date, to_date }: Leave) => ({
    leave: t(`leave${capitalised(leaveType(type_id)!.key)}`),
    dates: range(from_date, to_date),
  })
}

/** Booked leave in which a change leaves no working day. */
function Freed(leave: Leave) {
  const { t } = useTranslation('profile')
  const inWords = useLeaveInWords()
  return <p className={styles.step}>{t('effectFreed', inWords(leave))}</p>
}

/** Booked leave that a change of the employment's dates leaves outside it. */
function Outside({ stays, ...booked }: NonNullable<LeaveEffect['outside']>[number]) {
  const { t } = useTranslation('profile')
  const { range } = useDates()
  const { leave, dates } = useLeaveInWords()(booked)
  return (
    <p className={styles.step}>
      {stays
        ? t('effectCut', { leave, dates, stays: range(stays.from_date, stays.to_date) })
        : t('effectOutside', { leave, dates })}
    </p>
  )
}

interface TypesProps {
  what: string
  ids: readonly number[]
  isGain?: boolean
}

/** The types of leave that can be taken from now on, or no longer. */
function Types({ what, ids, isGain = false }: TypesProps) {
  const { t } = useTranslation('common')
  const keys = ids.flatMap(id => leaveType(id)?.key ?? [])
  if (keys.length === 0) return null
  return (
    <p className={styles.step}>
      <span>{what}</span>
      <Difference isGain={isGain}>{keys.map(key => t(`leave${capitalised(key)}`)).join(', ')}</Difference>
    </p>
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

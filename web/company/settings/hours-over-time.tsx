import { useTranslation } from 'react-i18next'
import { company as calls } from '#shared/company/contract.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { mediumDay } from '#web/ui/dates/dates.ts'
import type { AskAboutEffect } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { useCalendarEffect } from '../effect/use-calendar-effect.tsx'
import { hoursOn } from './hours-on.ts'
import type { KnownCompany } from './settings.ts'
import styles from './settings.module.css'
import { daysInWords, runsOf } from '#web/ui/dates/week-in-words.ts'

type Hours = KnownCompany['hours'][number]

interface HoursOverTimeProps {
  hours: readonly Hours[]
  ask: AskAboutEffect
}

/** The weekly hours over time, the latest first; those that are not in force yet can be withdrawn. */
export function HoursOverTime({ hours, ask }: HoursOverTimeProps) {
  const { t } = useTranslation('settings')
  const today = todayInBudapest()
  const now = hoursOn(hours, today)
  if (hours.length < 2) return null
  return (
    <section className={styles.times} aria-label={t('hoursTimes')}>
      <h3>{t('hoursTimes')}</h3>
      <ul>
        {hours.toReversed().map(entry => (
          <Row key={entry.valid_from} entry={entry} isNow={entry === now} ask={ask} />
        ))}
      </ul>
    </section>
  )
}

function Row({ entry, isNow, ask }: { entry: Hours; isNow: boolean; ask: AskAboutEffect }) {
  const { t, i18n } = useTranslation('settings')
  const { change, isChanging } = useChange(calls.changeWorkingHours)
  const effectOf = useCalendarEffect()
  const { valid_from, week, starts_at, break_minutes } = entry
  const date = valid_from && mediumDay(valid_from, i18n.language)
  const numbers = new Intl.NumberFormat(i18n.language)

  async function withdraw(valid_from: string) {
    const body = { working_hours: null, valid_from }
    const effect = effectOf({ call: calls.changeWorkingHours.route, body })
    if (!(await ask({ title: t('confirmWithdraw', { date }), confirm: t('withdraw'), effect }))) return
    await toastOnError(async () => {
      await change({ body })
      toast.success(t('hoursWithdrawn', { date }))
    })
  }

  return (
    <li>
      <div>
        <strong>{date ? t('hoursFrom', { date }) : t('hoursSinceEver')}</strong>
        <p className={styles.quiet}>
          {runsOf(week)
            .map(run =>
              t('daysAndHours', {
                days: daysInWords(run, i18n.language),
                hours: numbers.format(run.hours),
                count: run.hours,
              }),
            )
            .join(', ')}
          {starts_at !== undefined && `, ${t('startsAtShort', { time: starts_at })}`}
          {break_minutes !== undefined && `, ${t('breakShort', { count: break_minutes })}`}
        </p>
      </div>
      {isNow && (
        <StatusLabel tone="success" icon="check">
          {t('hoursNow')}
        </StatusLabel>
      )}
      {valid_from !== null && valid_from > todayInBudapest() && (
        <>
          <StatusLabel tone="muted" icon="clock">
            {t('hoursLater')}
          </StatusLabel>
          <Button
            size="sm"
            icon="undo"
            isPending={isChanging}
            aria-label={t('withdrawNamed', { date })}
            onPress={() => void withdraw(valid_from)}
          >
            {t('withdraw')}
          </Button>
        </>
      )}
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import { earliestDay } from '#shared/company/rules.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { fullDay } from '#web/ui/dates/dates.ts'
import { daysInWords, runsOf } from '#web/ui/dates/week-in-words.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import type { Employment } from './employment-information.ts'
import styles from '../profile/profile.module.css'

type Schedule = Employment['schedules'][number]

/** The schedules of one's own, the newest first. */
export function Schedules({ schedules }: { schedules: readonly Schedule[] }) {
  const { t, i18n } = useTranslation('profile')
  if (schedules.length === 0) return null
  const today = todayInBudapest()
  const newestFirst = [...schedules].sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1))
  const now = newestFirst.find(({ valid_from }) => valid_from <= today)
  return (
    <section aria-label={t('schedules')}>
      <h3 className={styles.legend}>{t('schedules')}</h3>
      <ul className={styles.list}>
        {newestFirst.map(schedule => (
          <li key={schedule.valid_from} className={styles.listRow}>
            <span className={styles.since}>
              {schedule.valid_from === earliestDay
                ? t('sinceEver')
                : t('since', { date: fullDay(schedule.valid_from, i18n.language) })}
              {schedule === now && (
                <StatusLabel tone="success" icon="check">
                  {t('holdsNow')}
                </StatusLabel>
              )}
            </span>
            <WeekInWords schedule={schedule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WeekInWords({ schedule: { week, unequal_schedule, starts_at, break_minutes } }: { schedule: Schedule }) {
  const { t, i18n } = useTranslation(['profile', 'company'])
  const number = (hours: number) => new Intl.NumberFormat(i18n.language).format(hours)
  const sum = weekdays.reduce((hours, day) => hours + week[day], 0)
  return (
    <span className={styles.note}>
      {runsOf(week)
        .map(run => `${capitalised(daysInWords(run, i18n.language, 'long'))} ${number(run.hours)}`)
        .join(' · ')}
      {' · '}
      {t('company:hoursAWeek', { count: sum, hours: number(sum) })}
      {starts_at && ` · ${t('startsAtShort', { time: starts_at })}`}
      {break_minutes && ` · ${t('breakShort', { count: break_minutes })}`}
      {unequal_schedule && ` · ${t('unequalShort')}`}
    </span>
  )
}

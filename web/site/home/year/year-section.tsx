import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#web/ui/class-names.ts'
import { YearPlanner } from '#web/ui/calendar/year-planner/year-planner.tsx'
import { sampleAllowance, sampleCounts, sampleLook, sampleYear, type SampleDay } from './sample-year.ts'
import { useFillOnce } from './use-fill-once.ts'
import day from './drawn-day.module.css'
import styles from './year-section.module.css'

const legend = {
  vacation: 'legendVacation',
  pending: 'legendPending',
  home: 'legendHome',
  sick: 'legendSick',
  holiday: 'legendHoliday',
  movedRest: 'legendMovedRest',
  worked: 'legendWorked',
  weekend: 'legendWeekend',
} as const satisfies Record<SampleDay, string>

/** A year as the product knows it, with what is drawn and how often. */
export function YearSection() {
  const { t } = useTranslation('home')
  const { vacation = 0, pending = 0 } = sampleCounts
  const note = t('yearNote', {
    count: sampleAllowance,
    approved: vacation,
    pending,
    left: sampleAllowance - vacation - pending,
  })
  const title = t('yearTitle', { year: sampleYear })
  const section = useRef<HTMLElement>(null)
  useFillOnce(section)
  return (
    <section id="features" ref={section}>
      <YearPlanner year={sampleYear} title={title} note={note} day={sampleLook} label={`${title}: ${note}`}>
        <ul className={styles.legend}>
          {Object.entries(legend).map(([what, word]) => (
            <li key={what}>
              <i className={classNames(day.day, styles.key)} data-what={what} data-leave={leaveOf(what as SampleDay)} />
              {t(word)} {what !== 'weekend' && <b>{sampleCounts[what as SampleDay]}</b>}
            </li>
          ))}
        </ul>
      </YearPlanner>
    </section>
  )
}

const leaveOf = (what: SampleDay) =>
  what === 'pending' ? 'vacation' : what === 'vacation' || what === 'home' || what === 'sick' ? what : undefined

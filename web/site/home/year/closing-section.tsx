import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sampleDayOf } from './sample-year.ts'
import { Section } from '../section.tsx'
import drawn from './drawn-day.module.css'
import styles from './closing-section.module.css'

const days = Array.from({ length: 31 }, (_, day) => day + 1)

/** The last word: a month that takes longest to count, and the way in once more. */
export function ClosingSection({ signUp }: { signUp: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.closing}>
      <div className={styles.month} role="img" aria-label={t('closingMonth')}>
        {days.map(day => {
          const what = sampleDayOf(12, day)
          return (
            <i
              key={day}
              className={drawn.day}
              data-what={what}
              data-leave={what === 'pending' ? 'vacation' : undefined}
            />
          )
        })}
      </div>
      <Section title={t('closingTitle')} lead={t('closingLead')}>
        <div className={styles.field}>{signUp}</div>
      </Section>
    </div>
  )
}

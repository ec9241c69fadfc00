import { useTranslation } from 'react-i18next'
import { DayStrip, type DayCell } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { Section } from './section.tsx'
import styles from './request-section.module.css'

/** The days from the 17th to the 22nd of December 2026, a weekend among them. */
const days = (state: DayCell): DayCell[] => [state, state, 'off', 'off', state, state]

const steps = [
  ['Ask', 'pending'],
  ['Decide', 'pending'],
  ['See', 'planned'],
] as const

/** What becomes of a request, from whoever asks to the calendar of the team. */
export function RequestSection() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('requestTitle')} lead={t('requestLead')}>
      <ol className={styles.steps}>
        {steps.map(([name, state]) => (
          <li key={name} className={styles.step}>
            <h3>{t(`request${name}`)}</h3>
            <p>{t(`request${name}Text`)}</p>
            <DayStrip cells={days(state)} size="lg" label={t(`request${name}`)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import styles from './step-strip.module.css'

export interface Step {
  label: string
  /** Where one goes back to; only done steps are links. */
  to?: string
}

interface StepStripProps {
  /** What the steps lead to, for readers. */
  label: string
  steps: readonly Step[]
  /** Counted from 0. */
  current: number
}

/** The steps of the registration as boxes of the planner: done is solid, now has the accent's edge. */
export function StepStrip({ label, steps, current }: StepStripProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={label}>
      <ol className={styles.strip}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.box}>
              {index < current ? <Icon name="check" size="sm" /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            {index < current && step.to ? <Link to={step.to}>{step.label}</Link> : <span>{step.label}</span>}
            {index < current && <span className="visually-hidden"> ({t('stepDone')})</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

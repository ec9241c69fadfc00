import { memo } from 'react'
import { classNames } from '../../class-names.ts'
import { LeaveDot } from '../leave-mark/leave-dot.tsx'
import { absenceKinds, kindOf, type AbsenceKind, type PlannerGroup } from './plan.ts'
import styles from './planner-legend.module.css'
import { usePlannerWords } from './planner-words.ts'

interface PlannerLegendProps {
  groups: readonly PlannerGroup[]
  hidden: ReadonlySet<AbsenceKind>
  onChange: (hidden: ReadonlySet<AbsenceKind>) => void
}

/** The legend of the absences, which stays in sight; a press on a kind hides or shows it. */
export const PlannerLegend = memo(function PlannerLegend({ groups, hidden, onChange }: PlannerLegendProps) {
  const { t, nameOf } = usePlannerWords()
  const absences = groups.flatMap(({ people }) => people.flatMap(({ absences }) => absences))
  // A hidden kind stays, so that it can be shown again in a month in which it does not occur.
  const there = new Set([...absences.map(kindOf), ...hidden])
  const toggle = (kind: AbsenceKind) => {
    const next = new Set(hidden)
    if (!next.delete(kind)) next.add(kind)
    onChange(next)
  }
  if (!there.size) return null
  return (
    <div className={styles.place}>
      <div role="group" aria-label={t('plannerFilter')} className={styles.legend}>
        {absenceKinds
          .filter(kind => there.has(kind))
          .map(kind => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={!hidden.has(kind)}
              onClick={() => toggle(kind)}
            >
              {kind === 'away' ? <i className={styles.away} /> : <LeaveDot leave={kind} size="sm" />}
              {nameOf(kind)}
            </button>
          ))}
        {absences.some(({ isPending }) => isPending) && (
          <span className={classNames(styles.kind, styles.pending)}>
            <i data-leave="vacation" />
            {t('statusPending')}
          </span>
        )}
      </div>
    </div>
  )
})

import { Icon } from '../../icon/icon.tsx'
import { leaveIcons } from '../leave-mark/leave-key.ts'
import { personName } from '../../person/person-name.ts'
import { cellStyle } from './grid-style.ts'
import type { Bar } from './pack-bars.ts'
import { kindOf, type Absence, type PlannerPerson } from './plan.ts'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'

/** The days from which a bar has room for the name of its type; one day has room for the code alone. */
const roomForName = 4

interface PlannerBarProps {
  bar: Bar
  person: PlannerPerson
  stop: string
  isActive: boolean
  words: PlannerWords
}

export function PlannerBar({ bar, person, stop, isActive, words }: PlannerBarProps) {
  const { absence, column, span, line, lines, isCutAtStart, isCutAtEnd } = bar
  const { leave, isPending } = absence
  const kind = kindOf(absence)
  const code = span < roomForName ? words.codeOf(kind) : ''
  const icon = isPending ? 'clock' : leave && leaveIcons[leave]
  const mark = icon && <Icon name={icon} size="sm" />
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={span}
      aria-label={ariaLabelOf(absence, code, person, words)}
      className={styles.bar}
      style={cellStyle(column, span)}
      data-leave={leave ?? undefined}
      data-pending={isPending || undefined}
      data-line={lines === 2 ? line : undefined}
      data-cut-start={isCutAtStart || undefined}
      data-cut-end={isCutAtEnd || undefined}
      data-short={span === 1 || undefined}
      data-stop={stop}
      tabIndex={isActive ? 0 : -1}
    >
      {span >= roomForName ? (
        <span className={styles.words}>
          {mark}
          {words.nameOf(kind)}
        </span>
      ) : (
        <>
          {span > 1 && mark}
          {code}
        </>
      )}
    </div>
  )
}

/** `Nagy Anna: Szabadság, SZ, nov. 26–27., függőben`: with the code where only the code is visible, so that speech input finds it. */
function ariaLabelOf(
  { from, to, isPending, leave }: Absence,
  code: string,
  person: PlannerPerson,
  { t, language, nameOf, periodOf }: PlannerWords,
) {
  const name = nameOf(leave ?? 'away')
  return t(isPending ? 'plannerBarPending' : 'plannerBar', {
    name: personName(person, language),
    type: code ? `${name}, ${code}` : name,
    dates: periodOf(from, to),
  })
}

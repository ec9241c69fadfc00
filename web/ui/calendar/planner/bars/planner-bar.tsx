import { Icon } from '../../../icon/icon.tsx'
import { leaveIcons } from '../../leave-mark/leave-key.ts'
import { personName } from '../../../person/person-name.ts'
import { cellStyle } from '../grid-style.ts'
import { roomFor } from '../measures.ts'
import type { Bar } from './pack-bars.ts'
import { kindOf, type Absence, type PlannerPerson, type PlannerScale } from '../plan.ts'
import type { PlannerWords } from '../planner-words.ts'
import styles from '../planner.module.css'

interface PlannerBarProps {
  bar: Bar
  person: PlannerPerson
  stop: string
  scale: PlannerScale
  isActive: boolean
  /** Whether its request is open beside the planner. */
  isShown: boolean
  words: PlannerWords
}

export function PlannerBar({ bar, person, stop, scale, isActive, isShown, words }: PlannerBarProps) {
  const { absence, column, span, line, lines, isCutAtStart, isCutAtEnd } = bar
  const { leave, isPending } = absence
  const text = textOf(bar, scale, words)
  const dates = words.periodOf(absence.from, absence.to)
  const isHome = leave === 'home'
  const icon = isHome ? 'house' : isPending ? 'clock' : leave && leaveIcons[leave]
  const isWideCode = span === 1 && text.length > 2
  const hasIcon = icon && (isHome ? scale === 'month' : isWideCode || span >= roomFor[scale].icon)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={span}
      aria-label={ariaLabelOf(
        absence,
        dates,
        isHome || text === words.nameOf(kindOf(absence)) ? '' : text,
        person,
        words,
      )}
      title={titleOf(absence, dates, words)}
      className={styles.bar}
      style={cellStyle(column, span)}
      data-leave={leave ?? undefined}
      data-pending={isPending || undefined}
      data-line={lines === 2 ? line : undefined}
      data-cut-start={isCutAtStart || undefined}
      data-cut-end={isCutAtEnd || undefined}
      data-short={span === 1 || undefined}
      data-two={span === 2 || undefined}
      data-wide-code={isWideCode || undefined}
      data-shown={isShown || undefined}
      data-stop={stop}
      data-taken
      tabIndex={isActive ? 0 : -1}
    >
      {hasIcon && <Icon name={icon} size="sm" />}
      {!isHome && (span >= roomFor[scale].sticky ? <span>{text}</span> : text)}
    </div>
  )
}

/** As much as there is room for: the name of the type, its code, or nothing. */
function textOf({ absence, span, isCutAtEnd }: Bar, scale: PlannerScale, words: PlannerWords): string {
  const room = roomFor[scale]
  const kind = kindOf(absence)
  if (kind === 'away') {
    if (span >= 2 * room.name && isCutAtEnd) return words.t('plannerAwayUntil', { until: words.untilOf(absence.to) })
    return span >= room.away ? words.nameOf(kind) : span >= room.code ? words.t('awayCode') : ''
  }
  if (span >= room.name) return words.nameOf(kind)
  return span >= room.code ? words.codeOf(kind) : ''
}

const titleOf = ({ leave, isPending }: Absence, dates: string, { t, nameOf }: PlannerWords) =>
  [nameOf(leave ?? 'away'), dates, isPending && t('statusPending')].filter(Boolean).join(', ')

/** `Nagy Anna: Szabadság, SZ, nov. 26–27., függőben`: with the code where only the code is visible, so that speech input finds it. */
function ariaLabelOf(
  { isPending, leave }: Absence,
  dates: string,
  code: string,
  person: PlannerPerson,
  { t, language, nameOf }: PlannerWords,
) {
  const name = nameOf(leave ?? 'away')
  return t(isPending ? 'plannerBarPending' : 'plannerBar', {
    name: personName(person, language),
    type: code ? `${name}, ${code}` : name,
    dates,
  })
}

import { memo, useMemo, type CSSProperties } from 'react'
import type { AwayCount } from '#shared/leave/view/away-counts.ts'
import { awayCounts, countsOfAll, inWords, stackOf, sumOf } from './away-counts.ts'
import { columnsPath } from '../columns-path.ts'
import { cellStyle } from '../grid-style.ts'
import type { PlannerDate, PlannerGroup, PlannerScale } from '../plan.ts'
import type { PlannerWords } from '../planner-words.ts'
import styles from '../planner.module.css'

interface PlannerCountsProps {
  groups: readonly PlannerGroup[]
  days: readonly PlannerDate[]
  scale: PlannerScale
  /** What is drawn is of another time, until this one is loaded. */
  isLoading: boolean
  words: PlannerWords
}

/** How many of those shown are away on each day: of a month as numbers over small stacks, of more time as columns. */
export const PlannerCounts = memo(function PlannerCounts({
  groups,
  days,
  scale,
  isLoading,
  words,
}: PlannerCountsProps) {
  const counts = useMemo(() => (isLoading ? [] : countsOfAll(groups, days)), [groups, days, isLoading])
  return (
    <div role="row" aria-rowindex={2} className={styles.counts}>
      <div role="rowheader" aria-colindex={1} className={styles.countsName}>
        {words.t('plannerCounts')}
      </div>
      {scale === 'month' ? (
        <Stacks counts={counts} days={days} words={words} />
      ) : (
        counts.length > 0 && <Columns counts={counts} days={days} words={words} />
      )}
    </div>
  )
})

interface CountsProps {
  counts: readonly AwayCount[]
  days: readonly PlannerDate[]
  words: PlannerWords
}

function Stacks({ counts, days, words }: CountsProps) {
  const fullest = Math.max(0, ...counts.map(sumOf))
  return counts.map((count, column) => {
    if (!sumOf(count)) return null
    const { decided, asked } = stackOf(count, fullest)
    const said = `${words.dayOf(days[column]!.date)}: ${inWords(count, words)}`
    return (
      <div
        key={days[column]!.date}
        role="gridcell"
        aria-colindex={column + 2}
        aria-label={said}
        title={said}
        className={styles.count}
        style={{ ...cellStyle(column, 1), '--decided': decided, '--asked': asked } as CSSProperties}
      >
        {sumOf(count)}
      </div>
    )
  })
}

function Columns({ counts, days, words }: CountsProps) {
  const fullest = Math.max(...counts.map(sumOf), 0)
  const at = counts.findIndex(count => sumOf(count) === fullest)
  const busiest =
    fullest > 0 && words.t('plannerBusiest', { date: words.dayOf(days[at]!.date), counts: inWords(counts[at]!, words) })
  return (
    <div
      role="gridcell"
      aria-colindex={2}
      aria-colspan={days.length}
      aria-label={busiest || words.t('plannerNobody')}
      title={busiest || undefined}
      className={styles.columns}
    >
      {fullest > 0 && <ColumnChart counts={counts} fullest={fullest} />}
      {fullest > 0 && (
        <span
          aria-hidden="true"
          className={styles.busiest}
          style={cellStyle(at, 1)}
          data-end={at > days.length / 2 || undefined}
        >
          {fullest}
        </span>
      )}
    </div>
  )
}

interface GroupColumnsProps extends Pick<PlannerGroup, 'people' | 'counts'> {
  days: readonly PlannerDate[]
}

/** The columns of one group in its heading, for as long as the group is closed. */
export function GroupColumns({ people, counts: given, days }: GroupColumnsProps) {
  const counts = useMemo(() => (given === undefined ? awayCounts(people, days) : (given ?? [])), [people, given, days])
  const fullest = Math.max(...counts.map(sumOf), 0)
  if (given === null) return <div className={styles.unknown} />
  return fullest > 0 && <ColumnChart counts={counts} fullest={fullest} />
}

function ColumnChart({ counts, fullest }: { counts: readonly AwayCount[]; fullest: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.chart}
      viewBox={`0 0 ${counts.length} ${fullest}`}
      preserveAspectRatio="none"
    >
      <path className={styles.askedColumns} d={columnsPath(counts, fullest, 'asked')} />
      <path className={styles.decidedColumns} d={columnsPath(counts, fullest, 'decided')} />
    </svg>
  )
}

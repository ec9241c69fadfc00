import type { CSSProperties } from 'react'
import type { Heights } from './measures.ts'
import type { PlannerDate } from './plan.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(4)}%`

/** The styles that all rows share: the number of days, the rest days, and today. */
export function gridStyle(days: readonly PlannerDate[], today: number): CSSProperties {
  const edges = days.flatMap(({ kind }, column) => {
    const fill = kind === 'workday' ? 'var(--worked)' : '#0000'
    const before = days[column - 1]
    const after = days[column + 1]
    const isInside =
      before && after && isWorked(before) === isWorked({ kind }) && isWorked(after) === isWorked({ kind })
    return isInside ? [] : [`${fill} ${percent(column, days.length)} ${percent(column + 1, days.length)}`]
  })
  return {
    '--days': days.length,
    '--worked-days': `linear-gradient(to right, ${edges.join(', ')})`,
    '--today': today < 0 ? '-10%' : percent(today, days.length),
  } as CSSProperties
}

const isWorked = ({ kind }: Pick<PlannerDate, 'kind'>) => kind === 'workday'

/** The heights of the lines. */
export const heightStyle = ({ head, counts, group, person }: Heights) =>
  ({
    '--head': `${head}px`,
    '--counts': `${counts}px`,
    '--group': `${group}px`,
    '--row': `${person}px`,
  }) as CSSProperties

/** The column and width of a cell in its row, in days. */
export const cellStyle = (column: number, span: number) => ({ '--column': column, '--span': span }) as CSSProperties

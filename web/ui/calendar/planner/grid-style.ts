import type { CSSProperties } from 'react'
import type { PlannerDate } from './plan.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(4)}%`

/** The styles that all rows share: the number of days, the rest days, and today. */
export function gridStyle(days: readonly PlannerDate[], today: number): CSSProperties {
  const edges = days.flatMap(({ kind }, column) => {
    const fill = kind === 'workday' ? '#0000' : '#000'
    return [`${fill} ${percent(column, days.length)} ${percent(column + 1, days.length)}`]
  })
  return {
    '--days': days.length,
    '--off-days': `linear-gradient(to right, ${edges.join(', ')})`,
    '--today': today < 0 ? '-10%' : percent(today, days.length),
  } as CSSProperties
}

/** The column and width of a cell in its row, in days. */
export const cellStyle = (column: number, span: number) => ({ '--column': column, '--span': span }) as CSSProperties

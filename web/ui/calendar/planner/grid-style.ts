import type { CSSProperties } from 'react'
import type { PlannerDate } from './plan.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(4)}%`

/** What all rows have in common, said once: how many days there are, which of them do not count, and which is today. */
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

/** The place of something in its row, in days. */
export const cellStyle = (column: number, span: number) => ({ '--column': column, '--span': span }) as CSSProperties

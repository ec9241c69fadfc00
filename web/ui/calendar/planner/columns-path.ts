import type { AwayCount } from '#shared/leave/view/away-counts.ts'
import { sumOf } from './counts/away-counts.ts'

/** Between two columns, of the width of a day. */
const gap = 0.12

/** The outline of a chart with a column for each day, one unit wide and one high for each person: those asked for stand on those decided. */
export function columnsPath(counts: readonly AwayCount[], fullest: number, part: keyof AwayCount): string {
  return counts
    .map((count, day) => {
      const height = count[part]
      if (height === 0) return ''
      const top = fullest - (part === 'asked' ? sumOf(count) : height)
      return `M${day + gap} ${top}h${1 - 2 * gap}v${height}h${2 * gap - 1}z`
    })
    .join('')
}

import type { Day } from '../../calendar/day.ts'
import { minutesOf, type ClockTime } from '../../calendar/clock-time.ts'
import { hoursOfMinutes } from '../../calendar/hundredths.ts'

/** What a cell of a file holds: a text, a number, a duration in minutes, a day, or a time of the day. */
export type FileCell = string | number | { minutes: number } | { day: Day } | { time: ClockTime } | null

export interface FileColumn {
  title: string
  /** In characters. */
  width: number
  /** Whether the last row adds it up. */
  isSummed?: boolean
}

/** A table of a file, whose first row is its head. */
export interface FileTable {
  name: string
  columns: readonly FileColumn[]
  rows: readonly (readonly FileCell[])[]
  /** What the row of sums is called; left out where there is none. */
  sum?: string
}

/**
 * A cell as a number, as spreadsheets count: days since the end of 1899, times as parts of a day; undefined: it is a text. Hours are
 * not rounded, so that the sum of a column is that of its minutes.
 */
export function numberIn(cell: FileCell): number | undefined {
  if (typeof cell === 'number') return cell
  if (cell === null || typeof cell === 'string') return undefined
  if ('minutes' in cell) return cell.minutes / 60
  return 'time' in cell ? minutesOf(cell.time) / (24 * 60) : undefined
}

/** A cell as people read it in Hungarian files, with a comma in decimals. */
export function textIn(cell: FileCell): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  if (typeof cell === 'object' && 'day' in cell) return cell.day
  if (typeof cell === 'object' && 'time' in cell) return cell.time
  const number = typeof cell === 'object' ? hoursOfMinutes(cell.minutes) : cell
  return String(number).replace('.', ',')
}

/** The sum of a column as it stands in the last row; null where nothing is to be summed. */
export function sumOf({ columns, rows }: FileTable, place: number): FileCell {
  if (!columns[place]?.isSummed) return null
  const isDuration = rows.some(row => isMinutes(row[place]))
  const sum = rows.reduce((all, row) => {
    const cell = row[place]
    return all + (isMinutes(cell) ? cell.minutes : typeof cell === 'number' ? cell : 0)
  }, 0)
  return isDuration ? { minutes: sum } : sum
}

const isMinutes = (cell: FileCell | undefined): cell is { minutes: number } =>
  typeof cell === 'object' && cell !== null && 'minutes' in cell

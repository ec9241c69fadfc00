import { daysBetween } from '#shared/calendar/day.ts'
import type { Absence } from '../plan.ts'

/** Where an absence is drawn in a row. */
export interface Bar {
  absence: Absence
  /** The column of its first day in view, from 0. */
  column: number
  /** In days, of those in view. */
  span: number
  /** 0 above, 1 below. */
  line: 0 | 1
  /** How many lines the days it overlaps with need. */
  lines: 1 | 2
  /** Whether it begins before the first day in view, or ends after the last. */
  isCutAtStart: boolean
  isCutAtEnd: boolean
}

/** Absences for which two lines were not enough, at the first of their days. */
export interface Surplus {
  column: number
  absences: Absence[]
}

/** Lays the absences of one person into consecutive days: overlapping ones on two lines, further ones counted as surplus. */
export function packBars(absences: readonly Absence[], days: readonly string[]): { bars: Bar[]; surplus: Surplus[] } {
  const bars: Bar[] = []
  const surplus: Surplus[] = []
  for (const cluster of clustersOf(inView(absences, days))) {
    const ends = [-1, -1]
    const placed: Bar[] = []
    const left: Absence[] = []
    for (const piece of cluster) {
      const line = ends.findIndex(end => end < piece.column)
      if (line < 0) left.push(piece.absence)
      else placed.push({ ...piece, line: line === 0 ? 0 : 1, lines: 1 })
      if (line >= 0) ends[line] = lastOf(piece)
    }
    const lines = placed.some(({ line }) => line === 1) ? 2 : 1
    bars.push(...placed.map(bar => ({ ...bar, lines }) as const))
    const first = cluster.find(({ absence }) => absence === left[0])
    if (first) surplus.push({ column: first.column, absences: left })
  }
  return { bars, surplus }
}

type Piece = Omit<Bar, 'line' | 'lines'>

const lastOf = ({ column, span }: Piece) => column + span - 1

/** The visible part of each absence, by first day; of those that begin together the longest comes first. */
function inView(absences: readonly Absence[], days: readonly string[]): Piece[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return absences
    .filter(({ from, to }) => from <= to && from <= last && first <= to)
    .map(absence => {
      const column = Math.max(0, daysBetween(first, absence.from))
      const end = Math.min(days.length - 1, daysBetween(first, absence.to))
      return {
        absence,
        column,
        span: end - column + 1,
        isCutAtStart: absence.from < first,
        isCutAtEnd: absence.to > last,
      }
    })
    .sort((one, other) => one.column - other.column || other.span - one.span)
}

/** Groups of pieces that overlap, directly or through others. */
function clustersOf(pieces: Piece[]): Piece[][] {
  const clusters: Piece[][] = []
  let end = -1
  for (const piece of pieces) {
    if (piece.column > end) clusters.push([])
    clusters.at(-1)?.push(piece)
    end = Math.max(end, lastOf(piece))
  }
  return clusters
}

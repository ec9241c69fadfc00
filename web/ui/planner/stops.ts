import type { Absence, PlannerDate, PlannerPerson } from './plan.ts'
import type { PlannerRow } from './rows.ts'

/** A place the arrows lead to: a bar, a free day of one's own, a count of hidden bars, or the name of a holiday. */
export interface Stop {
  id: string
  /** The row's place among the rows; -1 is the head. */
  row: number
  column: number
  /** What Enter opens: an absence, or a request for a day. The name of a holiday opens nothing. */
  opens?: { absence: Absence; person: PlannerPerson } | { day: string }
}

const head = -1

export const barStop = (rowId: string, absenceId: string) => `${rowId}#${absenceId}`
export const dayStop = (rowId: string, column: number) => `${rowId}@${column}`
export const surplusStop = (rowId: string, column: number) => `${rowId}+${column}`
export const holidayStop = (column: number) => `head@${column}`

/** Every stop, row by row, in the order of the days. */
export function stopsOf(rows: readonly PlannerRow[], days: readonly PlannerDate[]): Stop[] {
  const holidays = days.flatMap(({ kind, name }, column) =>
    kind === 'holiday' && name ? [{ id: holidayStop(column), row: head, column }] : [],
  )
  const inRows = rows.flatMap((line, row) => {
    if ('group' in line) return []
    const { id, person, bars, surplus, free } = line
    const of = (id: string, column: number, opens: Stop['opens']): Stop => ({ id, row, column, opens })
    return [
      ...bars.map(({ absence, column }) => of(barStop(id, absence.id), column, { absence, person })),
      ...surplus.map(({ column, absences }) => of(surplusStop(id, column), column, { absence: absences[0]!, person })),
      ...free.map(column => of(dayStop(id, column), column, { day: days[column]!.date })),
    ].sort((one, other) => one.column - other.column)
  })
  return [...holidays, ...inRows]
}

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/** Where a key leads from a stop: along the row by date, or to the nearest date in the next row with one. */
export function nextStop(stops: readonly Stop[], from: Stop, key: string, isFar = false): Stop | undefined {
  const row = stops.filter(stop => stop.row === from.row)
  const at = row.findIndex(({ id }) => id === from.id)
  const ways: Record<Way, () => Stop | undefined> = {
    ArrowLeft: () => row[at - 1],
    ArrowRight: () => row[at + 1],
    ArrowUp: () => nearestIn(stops, stops.findLast(({ row }) => row < from.row)?.row, from.column),
    ArrowDown: () => nearestIn(stops, stops.find(({ row }) => row > from.row)?.row, from.column),
    Home: () => (isFar ? stops[0] : row[0]),
    End: () => (isFar ? stops.at(-1) : row.at(-1)),
  }
  return key in ways ? ways[key as Way]() : undefined
}

/** The stop of a row nearest to a day. */
export const nearestIn = (stops: readonly Stop[], row: number | undefined, column: number): Stop | undefined =>
  stops
    .filter(stop => stop.row === row)
    .reduce<Stop | undefined>(
      (best, stop) => (best && Math.abs(best.column - column) <= Math.abs(stop.column - column) ? best : stop),
      undefined,
    )

/** The stop by which a keyboard enters: at today or after it, else the first. */
export const firstStop = (stops: readonly Stop[], today: number): Stop | undefined =>
  stops.find(({ row, column }) => row !== head && column >= today) ?? stops[0]

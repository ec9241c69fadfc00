import type { Absence, PlannerDate, PlannerPerson } from './plan.ts'
import type { PlannerRow } from './rows.ts'

/** A cell that the arrow keys reach: a bar, a free day of one's own, a count of hidden bars, the name of a holiday or of a person. */
export interface TabStop {
  id: string
  /** The row's place among the rows; -1 is the head. */
  row: number
  /** The place of the day; -1 is the name before the days. */
  column: number
  /** What Enter opens: an absence, or a request for a day; undefined for names, which are links or tooltips. */
  opens?: { absence: Absence; person: PlannerPerson } | { day: string }
}

const head = -1

export const barStop = (rowId: string, absenceId: string) => `${rowId}#${absenceId}`
export const dayStop = (rowId: string, column: number) => `${rowId}@${column}`
export const surplusStop = (rowId: string, column: number) => `${rowId}+${column}`
export const nameStop = (rowId: string) => `${rowId}!`
export const holidayStop = (column: number) => `head@${column}`

/** Every tab stop by row and day; names of people only where they are links. */
export function tabStopsOf(rows: readonly PlannerRow[], days: readonly PlannerDate[], withNames = false): TabStop[] {
  const holidays = days.flatMap(({ kind, name }, column) =>
    kind === 'holiday' && name ? [{ id: holidayStop(column), row: head, column }] : [],
  )
  const inRows = rows.flatMap((line, row) => {
    if ('group' in line) return []
    const { id, person, bars, surplus, free } = line
    const of = (id: string, column: number, opens: TabStop['opens']): TabStop => ({ id, row, column, opens })
    return [
      ...(withNames ? [of(nameStop(id), -1, undefined)] : []),
      ...bars.map(({ absence, column }) => of(barStop(id, absence.id), column, { absence, person })),
      ...surplus.map(({ column, absences }) => of(surplusStop(id, column), column, { absence: absences[0]!, person })),
      ...free.map(column => of(dayStop(id, column), column, { day: days[column]!.date })),
    ].sort((one, other) => one.column - other.column)
  })
  return [...holidays, ...inRows]
}

const isName = ({ column }: TabStop) => column < 0

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/** The tab stop that a key moves to: along the row by date, or to the nearest date in the next row that has one. */
export function nextTabStop(stops: readonly TabStop[], from: TabStop, key: string, isFar = false): TabStop | undefined {
  const row = stops.filter(stop => stop.row === from.row)
  const at = row.findIndex(({ id }) => id === from.id)
  // Up and down move from day to day, or from name to name.
  const alike = stops.filter(stop => isName(stop) === isName(from))
  const ways: Record<Way, () => TabStop | undefined> = {
    ArrowLeft: () => row[at - 1],
    ArrowRight: () => row[at + 1],
    ArrowUp: () => nearestIn(alike, alike.findLast(({ row }) => row < from.row)?.row, from.column),
    ArrowDown: () => nearestIn(alike, alike.find(({ row }) => row > from.row)?.row, from.column),
    Home: () => (isFar ? stops[0] : row[0]),
    End: () => (isFar ? stops.at(-1) : row.at(-1)),
  }
  return key in ways ? ways[key as Way]() : undefined
}

/** The stop of a row nearest to a day. */
export const nearestIn = (stops: readonly TabStop[], row: number | undefined, column: number): TabStop | undefined =>
  stops
    .filter(stop => stop.row === row)
    .reduce<TabStop | undefined>(
      (best, stop) => (best && Math.abs(best.column - column) <= Math.abs(stop.column - column) ? best : stop),
      undefined,
    )

/** The tab stop that Tab enters at: the first from today on, else the first of all. */
export const firstTabStop = (stops: readonly TabStop[], today: number): TabStop | undefined =>
  stops.find(stop => stop.row !== head && !isName(stop) && stop.column >= today) ??
  stops.find(stop => !isName(stop)) ??
  stops[0]

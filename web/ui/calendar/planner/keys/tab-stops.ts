import type { Absence, PlannerDate, PlannerPerson } from '../plan.ts'
import type { PersonRow, PlannerRow } from '../rows.ts'

/** What Enter does at a stop: opens an absence, requests a day for somebody, or opens and closes a group. */
export type Opens =
  | { absence: Absence; person: PlannerPerson }
  | { day: string; person: PlannerPerson }
  | { group: string }

/** A cell that the arrow keys reach: a bar, a free day, a count of hidden bars, the name of a holiday, of a person or of a group. */
export interface TabStop {
  id: string
  /** The row's place among the rows; -1 is the head. */
  row: number
  /** The place of the day; -1 is the name before the days. */
  column: number
  /** undefined for names, which are links or tooltips. */
  opens?: Opens
}

/** Every tab stop by row and day; those of a row are made when they are first asked for. */
export interface TabStops {
  rows: number
  of: (row: number) => readonly TabStop[]
}

const head = -1

export const barStop = (rowId: string, absenceId: string) => `${rowId}#${absenceId}`
export const dayStop = (rowId: string, column: number) => `${rowId}@${column}`
export const surplusStop = (rowId: string, column: number) => `${rowId}+${column}`
export const nameStop = (rowId: string) => `${rowId}!`
export const groupStop = (groupId: string) => `${groupId}^`
export const holidayStop = (column: number) => `head@${column}`

interface Shown {
  /** Whether names are links. */
  withNames?: boolean
  /** The row that the focus is in, whose free days are stops; the reader's own free days always are. */
  row?: string | undefined
  /** Whether the head names each day. */
  withDays?: boolean
}

export function tabStopsOf(
  rows: readonly PlannerRow[],
  days: readonly PlannerDate[],
  { withNames = false, row: focused, withDays = true }: Shown = {},
): TabStops {
  const holidays = days.flatMap(({ kind, name }, column) =>
    withDays && kind === 'holiday' && name ? [{ id: holidayStop(column), row: head, column }] : [],
  )
  const inRow = (row: number): TabStop[] => {
    const line = rows[row]
    if (!line) return []
    if ('group' in line) return [{ id: groupStop(line.id), row, column: -1, opens: { group: line.id } }]
    const { id, person, bars, surplus } = line
    const of = (id: string, column: number, opens: TabStop['opens']): TabStop => ({ id, row, column, opens })
    return [
      ...(withNames ? [of(nameStop(id), -1, undefined)] : []),
      ...bars.map(({ absence, column }) => of(barStop(id, absence.id), column, { absence, person })),
      ...surplus.map(({ column, absences }) => of(surplusStop(id, column), column, { absence: absences[0]!, person })),
      ...drawnFree(line, focused).map(column => of(dayStop(id, column), column, { day: days[column]!.date, person })),
    ].sort((one, other) => one.column - other.column)
  }
  const made = new Map<number, readonly TabStop[]>([[head, holidays]])
  const of = (row: number) => {
    const stops = made.get(row) ?? inRow(row)
    made.set(row, stops)
    return stops
  }
  return { rows: rows.length, of }
}

/** The free days that are drawn as cells: the reader's own, and those of the row with the focus. */
export const drawnFree = ({ id, free, isSelf }: PersonRow, focused: string | undefined) =>
  isSelf || id === focused ? free : []

const isName = ({ column }: TabStop) => column < 0
const isHeading = ({ opens }: TabStop) => opens !== undefined && 'group' in opens

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/**
 * The tab stop that a key moves to: along the row by date, or to the nearest date in the next row that has one. From the beginning of a
 * row it leads to the heading of its group, and from a heading to the first row of the group. Where no row is left that way but
 * headings, it leads to the nearest of them.
 */
export function nextTabStop(stops: TabStops, from: TabStop, key: string, isFar = false): TabStop | undefined {
  const row = stops.of(from.row)
  const at = row.findIndex(({ id }) => id === from.id)
  // Up and down move from day to day, or from name to name.
  const isAlike = (stop: TabStop) => isName(stop) === isName(from)
  const isElsewhere = (stop: TabStop) => (isHeading(from) ? !isName(stop) : isHeading(stop))
  const nearest = (step: -1 | 1) =>
    nearestOf((nextRow(stops, from.row + step, step, isAlike) ?? []).filter(isAlike), from.column) ??
    nextRow(stops, from.row + step, step, isElsewhere)?.find(isElsewhere)
  const ways: Record<Way, () => TabStop | undefined> = {
    ArrowLeft: () =>
      row[at - 1] ?? (isHeading(from) ? undefined : nextRow(stops, from.row - 1, -1, isHeading)?.find(isHeading)),
    ArrowRight: () =>
      isHeading(from)
        ? nextRow(stops, from.row + 1, 1, stop => !isName(stop))?.find(stop => !isName(stop))
        : row[at + 1],
    ArrowUp: () => nearest(-1),
    ArrowDown: () => nearest(1),
    Home: () => (isFar ? nextRow(stops, head, 1)?.[0] : row[0]),
    End: () => (isFar ? nextRow(stops, stops.rows - 1, -1)?.at(-1) : row.at(-1)),
  }
  return key in ways ? ways[key as Way]() : undefined
}

/** The stops of the first row, from one on in a direction, that has a stop of some kind. */
function nextRow(stops: TabStops, from: number, step: -1 | 1, isWanted: (stop: TabStop) => boolean = () => true) {
  for (let row = from; row >= head && row < stops.rows; row += step) {
    const there = stops.of(row)
    if (there.some(isWanted)) return there
  }
  return undefined
}

/** The stop nearest to a day. */
export const nearestOf = (stops: readonly TabStop[], column: number): TabStop | undefined =>
  stops.reduce<TabStop | undefined>(
    (best, stop) => (best && Math.abs(best.column - column) <= Math.abs(stop.column - column) ? best : stop),
    undefined,
  )

/** The tab stop that Tab enters at: the first from today on, else the first of all. */
export function firstTabStop(stops: TabStops, today: number): TabStop | undefined {
  const isAhead = (stop: TabStop) => !isName(stop) && stop.column >= today
  const ahead = nextRow(stops, 0, 1, isAhead)?.find(isAhead)
  if (ahead) return ahead
  const isDay = (stop: TabStop) => !isName(stop)
  return nextRow(stops, head, 1, isDay)?.find(isDay) ?? nextRow(stops, head, 1)?.[0]
}

import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { addDays } from '#shared/calendar/day.ts'
import { boundsOf } from '../../stretch/stretch.ts'
import { useStretch } from '../../stretch/use-stretch.ts'
import type { PlannerDate, PlannerPerson } from '../plan.ts'
import type { PersonRow, PlannerRow } from '../rows.ts'
import type { TabStop } from './tab-stops.ts'

interface UsePlannerStretch {
  grid: RefObject<HTMLElement | null>
  rows: readonly PlannerRow[]
  days: readonly PlannerDate[]
  onAsk: ((person: PlannerPerson, from: string, to: string) => void) | undefined
}

/** Where a stretch lies in its row, in columns. */
export interface RowStretch {
  row: string
  column: number
  span: number
  /** The column that it has come to. */
  end: number
}

/** A stretch of days in one row of the planner: drawn, or chosen with Shift and the arrows or two presses. */
export function usePlannerStretch({ grid, rows, days, onAsk }: UsePlannerStretch) {
  const first = days[0]?.date ?? ''
  const last = days.at(-1)?.date ?? ''
  const personRow = (id: string | undefined) =>
    rows.find((row): row is PersonRow => row.id === id && 'person' in row && row.free.length > 0)

  const { stretch, ...drawing } = useStretch<PersonRow>({
    onChoose: ({ person }, from, to) => onAsk?.(person, from, to),
    dayAt: ({ id }, { clientX }) => {
      const line = grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
      return line ? days[columnAt(line, clientX, days.length)]?.date : undefined
    },
    isSame: (one, other) => one.id === other.id,
  })

  /** The row and the day of a press beside bars and names. */
  function placeOf({ target, clientX }: Pick<MouseEvent, 'target' | 'clientX'>) {
    if (!onAsk || !(target instanceof Element)) return undefined
    const line = target.closest<HTMLElement>('[data-row]')
    const row = personRow(line?.dataset['row'])
    if (!line || !row || target.closest('[data-taken]')) return undefined
    const day = days[columnAt(line, clientX, days.length)]
    return day && { row, day: day.date }
  }
  const isFree = ({ free }: PersonRow, day: string) => free.some(column => days[column]?.date === day)

  return {
    /** The stretch, as its row draws it. */
    drawn: stretch && rowStretch(stretch.of.id, days, boundsOf(stretch), stretch.end),
    stretch: stretch && { person: stretch.of.person, ...boundsOf(stretch) },
    begin(event: ReactPointerEvent) {
      drawing.forgetDrawing()
      const place = placeOf(event)
      if (place) drawing.onPress(place.row, place.day, event)
    },
    cancel: drawing.cancel,
    keys: {
      onKey(event: KeyboardEvent, active: TabStop | undefined) {
        const from = active?.opens && 'day' in active.opens ? active.opens.day : undefined
        const row = personRow(rows[active?.row ?? -1]?.id)
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (onAsk && from !== undefined && row && event.shiftKey && step) {
          const end = addDays(stretch?.of.id === row.id ? stretch.end : from, step)
          if (first <= end && end <= last) drawing.extend(row, from, end)
          return true
        }
        if (!stretch || event.key === 'Shift') return false
        if (event.key === 'Enter' || event.key === ' ') drawing.choose()
        else drawing.cancel()
        return ['Enter', ' ', 'Escape'].includes(event.key)
      },
      onClick(event: MouseEvent) {
        if (drawing.isEndOfDrawing()) return true
        const place = placeOf(event)
        if (!place) return false
        if (!event.shiftKey) {
          if (isFree(place.row, place.day)) onAsk?.(place.row.person, place.day, place.day)
          return true
        }
        const hasBegun = stretch?.of.id === place.row.id
        drawing.extend(place.row, place.day, place.day)
        if (hasBegun) drawing.choose()
        return true
      },
    },
  }
}

/** The column under a pointer, the first or the last where it is beside them. */
function columnAt(line: HTMLElement, x: number, columns: number) {
  const { left, width } = line.getBoundingClientRect()
  const name = line.querySelector<HTMLElement>('[role=rowheader]')?.offsetWidth ?? 0
  const column = Math.floor(((x - left - name) / (width - name)) * columns)
  return Math.max(0, Math.min(columns - 1, column))
}

function rowStretch(
  row: string,
  days: readonly PlannerDate[],
  { from, to }: { from: string; to: string },
  end: string,
): RowStretch {
  const column = days.findIndex(({ date }) => date === from)
  const until = days.findIndex(({ date }) => date === to)
  return { row, column, span: until - column + 1, end: end === from ? column : until }
}

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { gridStyle } from './grid-style.ts'
import type { Absence, AbsenceKind, PlannerDate, PlannerGroup, PlannerPerson } from './plan.ts'
import { PlannerHead } from './planner-head.tsx'
import { PlannerLine } from './planner-line.tsx'
import styles from './planner.module.css'
import { rowsOf } from './rows.ts'
import { tabStopsOf } from './tab-stops.ts'
import { usePlannerWords } from './planner-words.ts'
import { useTabStops } from './use-tab-stops.ts'

interface PlannerProps {
  /** What the grid is, with its month: "Csapatnaptár, 2026. november". */
  label: string
  /** The days of one month, in order. */
  days: readonly PlannerDate[]
  groups: readonly PlannerGroup[]
  /** `YYYY-MM-DD` */
  today: string
  /** Kinds of absence that are not to be drawn. */
  hidden?: ReadonlySet<AbsenceKind>
  /** The person whose free working days can be requested. */
  self?: string
  onAsk?: (day: string) => void
  onOpen: (absence: Absence, person: PlannerPerson) => void
  /** The address that a name links to, where the signed-in user may open it. */
  addressOf?: (person: PlannerPerson) => string
  /** Turns one month back or forward. */
  onTurn: (step: -1 | 1) => void
  /** Returns to the month of today. */
  onToday: () => void
}

const heights = { head: 54, group: 36, person: 46 }

/** Above this many lines only those in view are rendered; below it search in the page and printing see all. */
const mostDrawn = 150

const nothing: ReadonlySet<AbsenceKind> = new Set()

/** The wall planner of a team: a line for everybody, a column for every day, and a bar for every absence. */
export function Planner({ label, days, groups, today, hidden = nothing, self, addressOf, ...acts }: PlannerProps) {
  const words = usePlannerWords()
  const scroller = useRef<HTMLDivElement>(null)
  const asks = acts.onAsk && self
  const rows = useMemo(() => rowsOf({ groups, days, hidden, asks }), [groups, days, hidden, asks])
  const hasLinks = addressOf !== undefined
  const stops = useMemo(() => tabStopsOf(rows, days, hasLinks), [rows, days, hasLinks])
  const now = days.findIndex(({ date }) => date === today)
  const { active, grid, listeners } = useTabStops({ stops, now, acts })

  const isLong = rows.length > mostDrawn
  // oxlint-disable-next-line react/incompatible-library -- its answers change while it stays the same; nothing here memoises them
  const inView = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: index => ('group' in rows[index]! ? heights.group : heights.person),
    getItemKey: index => rows[index]!.id,
    scrollMargin: heights.head,
    overscan: 1,
    rangeExtractor: range => withRow(active?.row, range),
  })
  useTodayInView(scroller, today, days[0]?.date.slice(0, 7))

  const common = { days, words, active: active?.id, addressOf }
  const people = new Set(groups.flatMap(({ people }) => people.map(({ id }) => id))).size
  const body = isLong ? { style: { blockSize: inView.getTotalSize() }, 'data-long': true } : {}
  const at = (start: number): CSSProperties => ({ insetBlockStart: start - heights.head })
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={days.length + 1}
          className={styles.grid}
          style={gridStyle(days, now)}
          tabIndex={active ? undefined : 0}
          {...listeners}
        >
          <PlannerHead {...common} today={today} people={people} />
          <div role="rowgroup" className={styles.body} {...body}>
            {isLong
              ? inView
                  .getVirtualItems()
                  .map(({ key, index, start }) => (
                    <PlannerLine key={key} line={rows[index]!} index={index} {...common} style={at(start)} />
                  ))
              : rows.map((line, index) => <PlannerLine key={line.id} line={line} index={index} {...common} />)}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Renders the line of the tab stop even out of view, so that Tab can reach it. */
function withRow(row: number | undefined, range: Range): number[] {
  const drawn = defaultRangeExtractor(range)
  if (row === undefined || row < 0 || drawn.includes(row)) return drawn
  return [...drawn, row].sort((one, other) => one - other)
}

/** Scrolls today into view with two days before it; another month starts at its first day. */
function useTodayInView(scroller: { current: HTMLDivElement | null }, today: string, month: string | undefined) {
  useLayoutEffect(() => {
    const box = scroller.current
    const cell = month && today.startsWith(month) && box?.querySelector<HTMLElement>('[data-today]')
    const corner = cell && cell.parentElement?.querySelector<HTMLElement>('[role=columnheader]')
    const isSeen = box && cell && cell.offsetLeft + cell.offsetWidth <= box.clientWidth
    box?.scrollTo({ left: corner && !isSeen ? cell.offsetLeft - corner.offsetWidth - 2 * cell.offsetWidth : 0 })
  }, [scroller, today, month])
}

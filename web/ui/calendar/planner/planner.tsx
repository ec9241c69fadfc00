import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { useMedia } from '../../use-media.ts'
import stretching from '../stretch/stretch-bubble.module.css'
import { StretchBubble } from '../stretch/stretch-bubble.tsx'
import { cellStyle, gridStyle, heightStyle } from './grid-style.ts'
import { heightsOf } from './measures.ts'
import type { Absence, AbsenceKind, PlannerDate, PlannerGroup, PlannerPerson, PlannerScale } from './plan.ts'
import { PlannerCounts } from './counts/planner-counts.tsx'
import { PlannerHead } from './planner-head.tsx'
import { PlannerRows } from './planner-rows.tsx'
import styles from './planner.module.css'
import { rowsOf } from './rows.ts'
import type { Opens } from './keys/tab-stops.ts'
import { usePlannerStretch } from './keys/use-planner-stretch.ts'
import { usePlannerWords } from './planner-words.ts'
import { useTabStops } from './keys/use-tab-stops.ts'

/** Days that somebody is choosing, of one person. */
export interface PlannerStretch {
  person: PlannerPerson
  from: string
  to: string
}

interface PlannerProps {
  /** What the grid is, with its month: "Csapatnaptár, 2026. november". */
  label: string
  scale?: PlannerScale
  /** The days of a month, a quarter or a year, in order. */
  days: readonly PlannerDate[]
  groups: readonly PlannerGroup[]
  /** `YYYY-MM-DD` */
  today: string
  /** Changes whenever today is to be scrolled into view. */
  todayAsked?: number
  /** What is shown is of another time, until this one is loaded. */
  isLoading?: boolean
  /** Kinds of absence that are not to be drawn. */
  hidden?: ReadonlySet<AbsenceKind>
  /** The absence that is open beside the planner, whose days are tinted. */
  shown?: string | undefined
  /** The reader, whose row is marked. */
  self?: string | undefined
  /** For whom the reader may request leave. */
  asksFor?: 'self' | 'everybody' | undefined
  /** Requests days for somebody. */
  onAsk?: (person: PlannerPerson, from: string, to: string) => void
  /** What a stretch of days costs, shown beside it while it is being chosen. */
  renderPreview?: (stretch: PlannerStretch) => ReactNode
  onOpen: (absence: Absence, person: PlannerPerson) => void
  /** The address that a name links to, where the signed-in user may open it. */
  addressOf?: (person: PlannerPerson) => string
  /** Turns one page back or forward. */
  onTurn: (step: -1 | 1) => void
  /** Returns to the time of today. */
  onToday: () => void
  /** Is told whose rows are drawn, whenever these are others; of hundreds of rows these are the ones in view. */
  onDrawn?: (people: readonly string[]) => void
}

const nothing: ReadonlySet<AbsenceKind> = new Set()

/**
 * The wall planner of a team: a line for everybody, a column for every day, and a bar for every absence. A stretch of free days of a row
 * that leave may be requested in is drawn with the pointer, or chosen with Shift.
 */
export function Planner(props: PlannerProps) {
  const { label, scale = 'month', days, groups, today, todayAsked, isLoading = false } = props
  const { hidden = nothing, shown, self, asksFor, addressOf, onAsk, onOpen, renderPreview } = props
  const words = usePlannerWords()
  const scroller = useRef<HTMLDivElement>(null)
  const heights = heightsOf(scale, useMedia('(pointer: coarse)'))
  const { isOpen, toggle } = useOpenGroups(scale)
  const asks = onAsk && asksFor
  const rows = useMemo(
    () => rowsOf({ groups, days, hidden, self, asksFor: asks, isOpen }),
    [groups, days, hidden, self, asks, isOpen],
  )
  const now = days.findIndex(({ date }) => date === today)

  const grid = useRef<HTMLDivElement>(null)
  const stretch = usePlannerStretch({ grid, rows, days, onAsk })
  const { active, row, listeners } = useTabStops({
    grid,
    rows,
    days,
    withNames: addressOf !== undefined,
    withDays: scale === 'month',
    now,
    onOpen: (opens: Opens) => {
      if ('group' in opens) toggle(opens.group)
      else if ('day' in opens) onAsk?.(opens.person, opens.day, opens.day)
      else onOpen(opens.absence, opens.person)
    },
    onTurn: props.onTurn,
    onToday: props.onToday,
    stretch: stretch.keys,
  })

  const [first, columns] = [days[0]?.date, days.length]
  useTodayInView(
    scroller,
    useMemo(() => ({ now, columns, first, todayAsked }), [now, columns, first, todayAsked]),
  )

  const people = useMemo(() => new Set(groups.flatMap(({ people }) => people.map(({ id }) => id))).size, [groups])
  const tinted = useMemo(() => columnsOf({ groups, days, shown }), [groups, days, shown])
  const onBlur = (event: FocusEvent) => {
    listeners.onBlur()
    if (event.relatedTarget && !grid.current?.contains(event.relatedTarget)) stretch.cancel()
  }
  return (
    <div className={stretching.place}>
      <div className={styles.frame} data-scale={scale}>
        <div ref={scroller} className={styles.scroller} style={heightStyle(heights)}>
          <div
            ref={grid}
            role="grid"
            aria-label={label}
            aria-rowcount={rows.length + 2}
            aria-colcount={days.length + 1}
            aria-busy={isLoading || undefined}
            className={styles.grid}
            style={gridStyle(days, now)}
            tabIndex={active ? undefined : 0}
            {...listeners}
            onBlur={onBlur}
            onPointerDown={event => stretch.begin(event)}
          >
            <PlannerHead
              {...{ days, scale, today, people, words, tinted }}
              active={active?.row === -1 ? active.id : undefined}
            />
            <PlannerCounts {...{ groups, days, scale, isLoading, words }} />
            <PlannerRows
              {...{ rows, days, scale, heights, active, words, addressOf, shown }}
              focused={row}
              stretch={stretch.drawn}
              onDrawn={props.onDrawn}
            />
            {tinted && <div className={styles.tint} style={tinted} />}
          </div>
        </div>
      </div>
      {stretch.stretch && renderPreview && (
        <StretchBubble within={grid}>{renderPreview(stretch.stretch)}</StretchBubble>
      )}
    </div>
  )
}

/** The groups that are open: all of them, but in a year those that somebody opens. */
function useOpenGroups(scale: PlannerScale) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isOpen = useCallback((group: string) => toggled.has(group) === (scale === 'year'), [toggled, scale])
  function toggle(group: string) {
    setToggled(before => {
      const next = new Set(before)
      if (!next.delete(group)) next.add(group)
      return next
    })
  }
  return { isOpen, toggle }
}

/** The columns of the absence that is open beside the planner. */
function columnsOf({
  groups,
  days,
  shown,
}: Pick<PlannerProps, 'groups' | 'days' | 'shown'>): CSSProperties | undefined {
  if (shown === undefined) return undefined
  const absences = groups.flatMap(({ people }) => people.flatMap(({ absences }) => absences))
  const absence = absences.find(({ id }) => id === shown)
  if (!absence) return undefined
  const first = days.findIndex(({ date }) => absence.from <= date)
  const last = days.findLastIndex(({ date }) => date <= absence.to)
  return first < 0 || last < first ? undefined : cellStyle(first, last - first + 1)
}

interface TimeShown {
  /** The column of today, -1 in another time. */
  now: number
  columns: number
  first: string | undefined
  todayAsked: number | undefined
}

/** Scrolls today into view with two days before it, where the days do not fit; other times begin at their first day. */
function useTodayInView(scroller: { current: HTMLDivElement | null }, shown: TimeShown) {
  useLayoutEffect(() => {
    const { now, columns } = shown
    const box = scroller.current
    const head = box?.querySelector<HTMLElement>('[role=columnheader]')
    if (!box || !head) return
    const day = (box.scrollWidth - head.offsetWidth) / columns
    const isSeen = head.offsetWidth + (now + 1) * day <= box.clientWidth
    box.scrollTo({ left: now < 0 || isSeen ? 0 : (now - 2) * day })
  }, [scroller, shown])
}

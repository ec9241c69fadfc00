import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import type { RowStretch } from './keys/use-planner-stretch.ts'
import type { TabStop } from './keys/tab-stops.ts'
import type { Heights } from './measures.ts'
import type { PlannerDate, PlannerPerson, PlannerScale } from './plan.ts'
import { PlannerLine } from './planner-line.tsx'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'
import type { PlannerRow } from './rows.ts'

interface PlannerRowsProps {
  rows: readonly PlannerRow[]
  days: readonly PlannerDate[]
  scale: PlannerScale
  heights: Heights
  /** The current tab stop. */
  active: TabStop | undefined
  /** The row that the focus is in. */
  focused: string | undefined
  words: PlannerWords
  addressOf: ((person: PlannerPerson) => string) | undefined
  /** The absence that is open beside the planner. */
  shown: string | undefined
  /** The stretch of days that is being chosen. */
  stretch: RowStretch | undefined
  /** Is told whose rows are drawn, whenever these are others. */
  onDrawn: ((people: readonly string[]) => void) | undefined
}

/** Above this many lines only those in view are rendered; below it search in the page and printing see all. */
const mostDrawn = 150

/** The lines of the planner: scrolling draws nothing anew but them. */
export function PlannerRows(props: PlannerRowsProps) {
  return props.rows.length > mostDrawn ? <RowsInView {...props} /> : <Body {...props} lines={[...props.rows.keys()]} />
}

function RowsInView(props: PlannerRowsProps) {
  const { rows, heights, active } = props
  const body = useRef<HTMLDivElement>(null)
  const top = heights.head + heights.counts
  // oxlint-disable-next-line react/incompatible-library -- its answers change while it stays the same; nothing here memoises them
  const inView = useVirtualizer({
    count: rows.length,
    // Found from within: what lies around this is not attached yet when it is first measured.
    getScrollElement: () => body.current?.closest<HTMLElement>('[role=grid]')?.parentElement ?? null,
    estimateSize: index => ('group' in rows[index]! ? heights.group : heights.person),
    getItemKey: useKeys(rows),
    scrollMargin: top,
    overscan: 1,
    rangeExtractor: range => withRow(active?.row, range),
  })
  const items = inView.getVirtualItems()
  return (
    <Body
      {...props}
      body={body}
      lines={items.map(({ index }) => index)}
      starts={items.map(({ start }) => start - top)}
      style={{ blockSize: inView.getTotalSize() }}
    />
  )
}

/** The keys of the rows, which stay the same function while the rows are of the same people: the virtualizer measures all of them by each new one. */
function useKeys(rows: readonly PlannerRow[]) {
  const ids = useMemo(() => rows.map(({ id }) => id).join('\n'), [rows])
  return useMemo(() => {
    const known = ids.split('\n')
    return (index: number) => known[index]!
  }, [ids])
}

interface BodyProps extends PlannerRowsProps {
  /** The places of the lines that are drawn. */
  lines: readonly number[]
  /** Their positions, where only the lines in view are drawn. */
  starts?: readonly number[]
  style?: CSSProperties
  body?: RefObject<HTMLDivElement | null>
}

function Body({ rows, lines, starts, style, body, active, focused, stretch, onDrawn, ...line }: BodyProps) {
  const { days, scale, words, addressOf, shown } = line
  const people = lines.flatMap(index => personOf(rows[index]!)).join(' ')
  useEffect(() => onDrawn?.(people ? people.split(' ') : []), [people, onDrawn])
  return (
    <div ref={body} role="rowgroup" className={styles.body} style={style} data-long={starts && true}>
      {lines.map((index, place) => {
        const line = rows[index]!
        return (
          <PlannerLine
            key={line.id}
            {...{ line, index, days, scale, words, addressOf, shown }}
            start={starts?.[place]}
            active={active?.row === index ? active.id : undefined}
            focused={focused === line.id ? focused : undefined}
            stretch={stretch?.row === line.id ? stretch : undefined}
          />
        )
      })}
    </div>
  )
}

const personOf = (row: PlannerRow) => ('person' in row ? row.person.id : [])

/** Renders the line of the tab stop even out of view, so that Tab can reach it. */
function withRow(row: number | undefined, range: Range): number[] {
  const drawn = defaultRangeExtractor(range)
  if (row === undefined || row < 0 || drawn.includes(row)) return drawn
  return [...drawn, row].sort((one, other) => one - other)
}

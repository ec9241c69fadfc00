import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Keyed } from './column.ts'
import styles from './data-table.module.css'

/** The place of a row in a table of which only a part is drawn. */
export interface RowPlace {
  index: number
  measure: (row: HTMLTableRowElement | null) => void
}

interface LongBodyProps<Row extends Keyed> {
  rows: readonly Row[]
  draw: (row: Row, place: RowPlace) => ReactNode
  onView: (ids: readonly string[]) => void
}

/** The height of a row on a wide page, in pixels; others are measured. */
const usual = 56

/** The rows near the window, between two rows as high as those that are not drawn. */
export function LongBody<Row extends Keyed>({ rows, draw, onView }: LongBodyProps<Row>) {
  const first = useRef<HTMLTableRowElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((first.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- its answers change while it stays the same; nothing here memoises them
  const inView = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usual,
    getItemKey: index => rows[index]!.id,
    scrollMargin: top,
    overscan: 1,
  })
  const items = inView.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = inView.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  const ids = items.map(({ index }) => rows[index]!.id).join(' ')
  useEffect(() => onView(ids ? ids.split(' ') : []), [ids, onView])
  return (
    <>
      <tr ref={first} className={styles.spacer} style={{ blockSize: before }} aria-hidden="true" />
      {items.map(({ index }) => draw(rows[index]!, { index, measure: inView.measureElement }))}
      <tr className={styles.spacer} style={{ blockSize: Math.max(0, after) }} aria-hidden="true" />
    </>
  )
}

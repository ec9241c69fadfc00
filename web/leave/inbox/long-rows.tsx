import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './inbox.module.css'
import type { DrawRow } from './draw-row.ts'

/** The height of a row on a wide page, in pixels; others are measured. */
const usual = 66

/** Rows of a long list, of which those near the window are rendered. */
export function LongRows({ count, label, draw }: { count: number; label: string; draw: DrawRow }) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- its answers change while it stays the same; nothing here memoises them
  const inView = useWindowVirtualizer({ count, estimateSize: () => usual, scrollMargin: top, overscan: 3 })
  return (
    <ul ref={list} className={styles.list} aria-label={label} data-long style={{ blockSize: inView.getTotalSize() }}>
      {inView
        .getVirtualItems()
        .map(({ index, start }) =>
          draw(index, { measure: inView.measureElement, style: { insetBlockStart: start - top } }),
        )}
    </ul>
  )
}

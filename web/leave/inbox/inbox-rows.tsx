import { lazy, Suspense } from 'react'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { blockAt, blocksOf } from './block.ts'
import type { InboxRow as Row } from './decided-rows.ts'
import type { DrawRow, RowPlace } from './draw-row.ts'
import styles from './inbox.module.css'
import { InboxRow } from './inbox-row.tsx'

export interface InboxRowsProps {
  rows: readonly Row[]
  label: string
  selected: ReadonlySet<string>
  refusals: ReadonlyMap<string, string>
  onSelect: (id: string, isChosen: boolean) => void
  onApprove: (request: RequestView) => void
  onUndo: (request: RequestView) => void
}

/** Above this many rows only those in view are rendered. */
const mostDrawn = 60

const LongRows = lazy(async () => ({ default: (await import('./long-rows.tsx')).LongRows }))

export function InboxRows(props: InboxRowsProps) {
  const { rows, label } = props
  const blocks = blocksOf(rows)
  const draw: DrawRow = (place, at) => (
    <Drawn key={rows[place]!.request.id} {...props} {...at} place={place} blocks={blocks} />
  )
  if (rows.length > mostDrawn)
    return (
      <Suspense fallback={<ul className={styles.list} aria-label={label} aria-busy />}>
        <LongRows count={rows.length} label={label} draw={draw} />
      </Suspense>
    )
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((_, place) => draw(place))}
    </ul>
  )
}

function Drawn({
  rows,
  place,
  blocks,
  selected,
  refusals,
  onSelect,
  onApprove,
  onUndo,
  ...at
}: InboxRowsProps & Partial<RowPlace> & { place: number; blocks: ReturnType<typeof blocksOf> }) {
  const { request, outcome } = rows[place]!
  return (
    <InboxRow
      {...at}
      place={place}
      count={rows.length}
      request={request}
      outcome={outcome}
      block={blockAt(blocks, place)}
      isChosen={selected.has(request.id)}
      refusal={refusals.get(request.id)}
      onSelect={isChosen => onSelect(request.id, isChosen)}
      onApprove={() => onApprove(request)}
      onUndo={() => onUndo(request)}
    />
  )
}

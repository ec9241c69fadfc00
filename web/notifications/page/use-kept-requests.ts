import { useState } from 'react'
import type { RequestView } from '#shared/leave/view/request-view.ts'

/** Every request that has waited since the page was opened, so that the row of a decided one stays with its outcome. */
export function useKeptRequests(waiting: readonly RequestView[]): readonly RequestView[] {
  const [kept, setKept] = useState(waiting)
  const added = waiting.filter(({ id }) => !kept.some(known => known.id === id))
  if (added.length) setKept([...kept, ...added])
  return kept
}

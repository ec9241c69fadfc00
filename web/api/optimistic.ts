import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { AnyEndpoint, ReplyOf } from '#shared/contract/client.ts'

/** What a reading on the page will be once a change is made. */
export interface OptimisticUpdate {
  path: string
  becomes: (data: unknown) => unknown
}

/**
 * Describes what every cached form of a reading, whatever it was asked with, will be once a change is made. It is applied to
 * every reply that comes before the end of the change, so it must also hold for one in which the change is made already.
 */
export const optimistic = <R extends AnyEndpoint>(
  { path }: R,
  becomes: (data: ReplyOf<R>) => ReplyOf<R>,
): OptimisticUpdate => ({ path, becomes: data => becomes(data as ReplyOf<R>) })

let shown: readonly OptimisticUpdate[] = []
const watchers = new Set<() => void>()

function show(updates: readonly OptimisticUpdate[]) {
  shown = updates
  for (const watcher of watchers) watcher()
}

/** Shows updates on top of whatever is read, the latest last, until the returned function is called. */
export function showOptimistic(updates: readonly OptimisticUpdate[]): () => void {
  if (updates.length === 0) return () => {}
  show([...shown, ...updates])
  return () => show(shown.filter(update => !updates.includes(update)))
}

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const current = () => shown

/** A reading with the updates that are shown just now. */
export function useOptimistic<T>(path: string, data: T | undefined): T | undefined {
  const update = useUpdate(path)
  return useMemo(() => (data === undefined ? undefined : update(data)), [update, data])
}

/** Makes of what was read from a path what it will be by the updates that are shown just now; another function whenever these change. */
export function useUpdate(path: string): <T>(data: T) => T {
  const updates = useSyncExternalStore(subscribe, current, current)
  return useCallback(
    <T>(data: T) =>
      updates.reduce((known, update) => (update.path === path ? (update.becomes(known) as T) : known), data),
    [updates, path],
  )
}

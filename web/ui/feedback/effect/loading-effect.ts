import { useSyncExternalStore } from 'react'

/** How many people have been looked at, and how many there are. */
export interface Progress {
  done: number
  total: number
}

/** An effect on its way, and how far it has come. */
export interface LoadingEffect<Item> {
  items: Promise<readonly Item[]>
  /** Fulfilled when there is progress to show, which there is not where one call tells everything. */
  firstProgress: Promise<void>
  progress: { current: () => Progress | undefined; subscribe: (onChange: () => void) => () => void }
}

/** Begins to load an effect. */
export function loadingEffect<Item>(
  load: (onProgress: (progress: Progress) => void) => Promise<readonly Item[]>,
): LoadingEffect<Item> {
  let current: Progress | undefined
  const { promise: firstProgress, resolve } = Promise.withResolvers<void>()
  const watchers = new Set<() => void>()
  const items = load(progress => {
    current = progress
    resolve()
    for (const onChange of watchers) onChange()
  })
  const subscribe = (onChange: () => void) => {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  }
  return { items, firstProgress, progress: { current: () => current, subscribe } }
}

export const useProgress = ({ subscribe, current }: LoadingEffect<unknown>['progress']) =>
  useSyncExternalStore(subscribe, current)

/** A value that is told to whoever watches it when it changes. */
export function watched<T>() {
  let value: T | undefined
  const watchers = new Set<() => void>()
  return {
    get: () => value,

    set: (changed: T | undefined) => {
      value = changed
      for (const watcher of watchers) watcher()
    },

    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

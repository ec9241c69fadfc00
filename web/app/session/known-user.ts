import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'

let user: CurrentUser | undefined
const watchers = new Set<() => void>()

/** Who is known to be in: apart from the session, which public pages are drawn without. */
export const knownUser = {
  get: () => user,

  set: (known: CurrentUser | undefined) => {
    user = known
    for (const watcher of watchers) watcher()
  },

  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

export const useSignedIn = () => useSyncExternalStore(knownUser.subscribe, knownUser.get, () => undefined)

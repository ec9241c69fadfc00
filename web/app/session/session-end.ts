import { useSyncExternalStore } from 'react'

/** Why a session ended that its owner did not end: in the server's words where it gives a reason, else only that it did. */
export type SessionEnd = { message?: string }

let end: SessionEnd | undefined
const watchers = new Set<() => void>()

/** What the page to sign in says to somebody who was signed out; it is gone with the next sign-in or a reload. */
export const sessionEnd = {
  get: () => end,

  set: (known: SessionEnd | undefined) => {
    end = known
    for (const watcher of watchers) watcher()
  },

  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
}

export const useSessionEnd = () => useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get, () => undefined)

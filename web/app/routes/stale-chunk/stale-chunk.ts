import { reloadOnce } from './reload-once.ts'

let reloading = false

/** Reloads the page when one of its chunks is gone from the server, unless that was tried just now. */
export const reloadForStaleChunk = () =>
  (reloading ||= reloadOnce({
    storage: sessionStorage,
    now: Date.now,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  }))

/** Whether the page is about to be replaced, so that an error need not be shown any more. */
export const isReloading = () => reloading

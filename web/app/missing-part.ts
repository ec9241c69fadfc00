import { reloadOnce } from './reload-once.ts'

let reloading = false

/** Asked when a part of the page could not be loaded: reloads the page, if that was not tried just now. */
export const isReloading = () =>
  (reloading ||= reloadOnce({ storage: sessionStorage, now: Date.now, reload: () => location.reload() }))

/** Whether the page is about to go, so that nothing need be said any more. */
export const isLeaving = () => reloading

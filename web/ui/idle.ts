/** How long a page is left alone before anything is prefetched, in milliseconds: its own data come first. */
const patience = 3_000

/** How long before that is prefetched which is opened most often: on a slow line it would else wait for all the rest. */
export const firstOfAll = 1_000

/** Does something once the page has been left alone for a while and nothing else happens. @returns what calls it off */
export function whenIdle(act: () => void, after = patience): () => void {
  // Safari does not tell when it is idle.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(act), after)
  return () => clearTimeout(timer)
}

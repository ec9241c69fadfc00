/** How long a page is left alone before anything is prefetched, in milliseconds: its own data come first. */
const patience = 1_500

/** Does something once the page has been left alone for a while and nothing else happens. @returns what calls it off */
export function whenIdle(act: () => void): () => void {
  // Safari does not tell when it is idle.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(act), patience)
  return () => clearTimeout(timer)
}

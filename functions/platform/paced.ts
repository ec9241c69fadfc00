/**
 * Turns that begin so far apart that there are never more than so many in any second. Whoever awaits one waits in line; a worker
 * keeps its own line, so that a rate that several share is divided among them.
 */
export function paced(perSecond: number): () => Promise<void> {
  const apart = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const begin = Math.max(now, next)
    next = begin + apart
    if (begin > now) await new Promise(resolve => setTimeout(resolve, begin - now))
  }
}

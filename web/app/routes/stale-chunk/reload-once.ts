/** How often a page may reload itself because a chunk of it is gone from the server, in milliseconds. */
const atMostEvery = 60_000

interface World {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
}

/** A release removes the chunks of the last one: reloads the page, at most once a minute, and returns whether it does. */
export function reloadOnce({ storage, now, reload }: World): boolean {
  const last = Number(storage.getItem('reloaded-at') ?? -atMostEvery)
  if (now() - last < atMostEvery) return false
  storage.setItem('reloaded-at', String(now()))
  reload()
  return true
}

/** How often a page may reload itself because a chunk of it is gone from the server, in milliseconds. */
const atMostEvery = 60_000

interface World {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Without a connection nothing of the page is gone from the server, and a reload would lose the page too. */
  isOnline: () => boolean
  reload: () => void
}

/** A release removes the chunks of the last one: reloads the page, at most once a minute and only with a connection, and returns whether it does. */
export function reloadOnce({ storage, now, isOnline, reload }: World): boolean {
  if (!isOnline()) return false
  const last = Number(storage.getItem('reloaded-at') ?? -atMostEvery)
  if (now() - last < atMostEvery) return false
  storage.setItem('reloaded-at', String(now()))
  reload()
  return true
}

/** How often a page may reload itself because a part of it is gone from the server, in milliseconds. */
const atMostEvery = 60_000

interface World {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
}

/** After a release the parts of an old page are gone. Reloads, and says so; not a second time within the minute. */
export function reloadOnce({ storage, now, reload }: World): boolean {
  const last = Number(storage.getItem('reloaded-at') ?? -atMostEvery)
  if (now() - last < atMostEvery) return false
  storage.setItem('reloaded-at', String(now()))
  reload()
  return true
}

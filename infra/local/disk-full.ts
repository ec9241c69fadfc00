/** How a full disk is said by the system, by SQLite, and by the database. */
const fullDisk = /ENOSPC|disk is full|SQLITE_FULL|disk I\/O error/i

const sentence =
  'The disk is full, so nothing more can be saved until there is room. What was acknowledged is kept, and what only reads goes on.'

/** Milliseconds before it is said again. */
const silence = 60_000
let saidAt = -Infinity

/** Says in one sentence that the disk is full, where an error tells it, and whether it does. */
export function tellIfDiskFull(error: unknown, say: (line: string) => void = line => console.error(line)): boolean {
  if (!fullDisk.test(String(error))) return false
  if (performance.now() - saidAt > silence) say(sentence)
  saidAt = performance.now()
  return true
}

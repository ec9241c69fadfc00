/** What a day-off change moves: the own figures, the waiting requests, the days off and who is away. */
const dayOff = ['/user/me', '/day-off/dashboard', '/day-off', '/day-off/absent']

/** Readings that are another one in a form of their own, and are read again with it where they stand on the page. */
const formOf: Record<string, string> = { '/day-off/calendar': '/day-off/absent' }

/** Whether a reading is out of date when those of the given paths are. */
export const isOutdated = (path: string, paths: readonly string[]) =>
  paths.includes(path) || paths.includes(formOf[path] ?? '')

/** Which readings are out of date after a change, by the beginning of the changing call's path; the longest that fits. */
const outdated: Record<string, string[]> = {
  '/day-off': dayOff,
  '/notification': ['/notification'],
  '/group': ['/group', '/user/list'],
  '/holiday': ['/holiday', ...dayOff],
  '/company': ['/company', '/holiday', ...dayOff],
  '/company/leave-rules': ['/company/leave-rules', '/holiday', ...dayOff],
  '/company/working-hours': ['/company', ...dayOff],
  '/user': ['/user/list', '/user/{id}', '/user/me', '/user/upcoming-events'],
  '/user/preference': ['/user/me'],
  '/user/{id}/extra-day-off': ['/user/{id}/extra-day-off', '/user/{id}/balance', '/day-off'],
}

const begins = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/** The paths of the readings that a change makes out of date. */
export function readAgainAfter(path: string): readonly string[] {
  const fitting = Object.keys(outdated).filter(start => begins(path, start))
  const closest = fitting.sort((a, b) => b.length - a.length)[0]
  return closest ? outdated[closest]! : []
}

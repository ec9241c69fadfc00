import { loadDirectory, versionOf, type DirectoryState } from '#functions/company/directory.ts'
import { keepLast } from '#functions/platform/keep-last.ts'

/** The group of each active person, null of who is in none. */
export type ActiveGroups = ReadonlyMap<string, string | null>

/** How many companies a process remembers. */
const most = 4

/** The groups that a process has read, by company, each of a version of its directory. */
const kept = new Map<string, { version: string; groups: ActiveGroups }>()

/** Tells who of a company is active, and in which group; the directory is read where it has changed since this process read it last. */
export async function loadActiveGroups(state: DirectoryState): Promise<ActiveGroups> {
  const { company } = state
  const named = versionOf(state)
  const version = named && JSON.stringify([named, state.head?.parts])
  const known = kept.get(company)
  if (known && known.version === version) return known.groups
  const people = [...(await loadDirectory(company, state)).values()]
  const groups = new Map(people.flatMap(({ id, group, status }) => (status === 'active' ? [[id, group]] : [])))
  if (version !== undefined) keepLast(kept, company, { version, groups }, most)
  return groups
}

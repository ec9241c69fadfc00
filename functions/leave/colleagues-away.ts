import { loadGroup, type DirectoryState } from '#functions/company/directory.ts'
import type { DirectoryEntry } from '#shared/company/directory.ts'
import { keepsAway } from '#shared/leave/types.ts'
import type { Away } from './away.ts'

/** The absences of a person's colleagues of the same group, with the colleagues; home office is none. */
export async function colleaguesAway(
  { id, group }: { id: string; group: string | null },
  absent: readonly Away[],
  directory: DirectoryState,
): Promise<(Away & { colleague: DirectoryEntry })[]> {
  const away = absent.filter(({ member, type_id }) => member !== id && keepsAway(type_id))
  if (!away.length) return []
  const colleagues = await loadGroup(directory, group)
  return away.flatMap(absence => {
    const colleague = colleagues.get(absence.member)
    return colleague?.status === 'active' ? { ...absence, colleague } : []
  })
}

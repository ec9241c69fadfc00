import { isSuperadmin, type Role } from '#shared/contract/role.ts'
import type { Employee } from './employee.ts'

interface Changing {
  me: { id: string; role: Role | null } | undefined
  /** The id of the company's owner, where it is known. */
  owner: string | undefined
}

/** Why a reader may not deactivate or delete somebody, as the server would refuse it; undefined where they may. */
export function whyStays(
  { id, role, state }: Pick<Employee, 'id' | 'role' | 'state'>,
  { me, owner }: Changing,
): 'yourself' | 'superadmin' | 'owner' | undefined {
  if (id === me?.id) return 'yourself'
  if (!isSuperadmin({ role })) return undefined
  if (!isSuperadmin(me)) return 'superadmin'
  return id === owner && state === 'active' ? 'owner' : undefined
}

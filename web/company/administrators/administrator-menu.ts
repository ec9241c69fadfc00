import type { TFunction } from 'i18next'
import { isSuperadmin, roles, type Role } from '#shared/contract/role.ts'
import type { Administrator } from '#shared/people/contract/list-administrators.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'

interface MenuProps {
  me: { id: string; role: Role | null } | undefined
  all: readonly Administrator[]
  t: TFunction<'administrators'>
  changeRole: (admin: Administrator, role: Role) => Promise<void>
  handOver: (admin: Administrator) => Promise<void>
}

/** Whether the company would be left without a superadmin if this one were none. */
export const isLastSuperadmin = (admin: Administrator, all: readonly Administrator[]) =>
  isSuperadmin(admin) && all.filter(one => isSuperadmin(one)).length === 1

/** Why somebody stays a superadmin, if they do: nobody else is one, or they own the company. */
export const whyStays = (admin: Administrator, all: readonly Administrator[]) => {
  if (isLastSuperadmin(admin, all)) return 'lastSuperadmin'
  return admin.is_owner && isSuperadmin(admin) ? 'ownerStays' : undefined
}

/** What the reader may do with an administrator: nothing with a superadmin, unless they are one themselves; the last one and the owner stay. */
export function menuOf(admin: Administrator, { me, all, t, changeRole, handOver }: MenuProps): MenuEntry[] {
  const isHigher = isSuperadmin(admin)
  if (!me || (isHigher && !isSuperadmin(me))) return []
  const owner = all.find(({ is_owner }) => is_owner)
  const mayHandOver = isSuperadmin(me) && !admin.is_owner && (!owner || !isSuperadmin(owner) || owner.id === me.id)
  const entry = (id: 'makeSuperadmin' | 'makeAdministrator' | 'demote', role: Role): MenuEntry => ({
    id,
    label: t(id),
    onAction: () => void changeRole(admin, role),
    isDanger: id === 'demote',
  })
  return [
    ...(!isHigher && isSuperadmin(me) ? [entry('makeSuperadmin', roles.superadmin)] : []),
    ...(mayHandOver ? [{ id: 'handOver', label: t('handOver'), onAction: () => void handOver(admin) }] : []),
    ...(whyStays(admin, all)
      ? []
      : [...(isHigher ? [entry('makeAdministrator', roles.administrator)] : []), entry('demote', roles.employee)]),
  ]
}

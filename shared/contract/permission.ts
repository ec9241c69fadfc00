import * as z from 'zod/mini'

/** The areas of the back office, in the order of its menu. */
export const areas = [
  'dashboard',
  'companies',
  'users',
  'user-groups',
  'currencies',
  'translations',
  'page-meta',
  'articles',
  'testimonials',
  'partners',
  'visitors',
  'campaigns',
  'ads',
  'contact-messages',
  'admin-users',
  'permission-templates',
  'audit',
] as const
export type Area = (typeof areas)[number]

/** What an operator may do in an area; writing includes reading. */
export type Permission = `${Area}.${'read' | 'write'}`

export const permissions = areas.flatMap((area): Permission[] => [`${area}.read`, `${area}.write`])
export const Permission = z.enum(permissions as [Permission, ...Permission[]])

const known: ReadonlySet<string> = new Set(permissions)

/** Whether a stored word is a permission of this release, which may know fewer areas than the one that stored it. */
export const isPermission = (word: string): word is Permission => known.has(word)

const readOf = (permission: Permission) => permission.replace(/\.write$/, '.read') as Permission
const writeOf = (permission: Permission) => permission.replace(/\.read$/, '.write') as Permission

/** What an operator was given: a template, and what differs from it. */
export interface Granted {
  template: readonly string[]
  additions: readonly string[]
  removals: readonly string[]
}

/** The permissions that an operator has: those of the template and the additions, without the removals; whoever may not read may not write. */
export function effectivePermissions({ template, additions, removals }: Granted): Permission[] {
  const given = new Set([...template, ...additions].filter(isPermission).flatMap(one => [one, readOf(one)]))
  const taken = new Set(
    removals.filter(isPermission).flatMap(one => (one.endsWith('.read') ? [one, writeOf(one)] : [one])),
  )
  return permissions.filter(one => given.has(one) && !taken.has(one))
}

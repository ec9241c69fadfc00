import * as z from 'zod/mini'

/** What a member may do in a company: each role may all that the one before it may. */
export const roles = { employee: 1, administrator: 2, superadmin: 3 } as const

export const Role = z.union([z.literal(roles.employee), z.literal(roles.administrator), z.literal(roles.superadmin)])
export type Role = z.infer<typeof Role>

export const roleNames = ['employee', 'administrator', 'superadmin'] as const satisfies (keyof typeof roles)[]
export const roleName = (role: Role) => roleNames.find(name => roles[name] === role)!

/** Somebody with a role; nobody signed in, or no company selected, has none. */
type WithRole = { role: Role | null } | undefined

/** Administrators, superadmins among them. */
export const isAdmin = (someone: WithRole) => (someone?.role ?? roles.employee) >= roles.administrator
export const isSuperadmin = (someone: WithRole) => someone?.role === roles.superadmin

import * as z from 'zod/mini'

/** The roles of a company; each includes the permissions of the one before. */
export const roles = { employee: 1, administrator: 2, superadmin: 3 } as const

export const Role = z.union([z.literal(roles.employee), z.literal(roles.administrator), z.literal(roles.superadmin)])
export type Role = z.infer<typeof Role>

export const roleNames = ['employee', 'administrator', 'superadmin'] as const satisfies (keyof typeof roles)[]
export const roleName = (role: Role) => roleNames.find(name => roles[name] === role)!

/** Null where no company is selected, undefined where nobody is signed in. */
type WithRole = { role: Role | null } | undefined

/** Administrators, superadmins among them. */
export const isAdmin = (someone: WithRole) => (someone?.role ?? roles.employee) >= roles.administrator
export const isSuperadmin = (someone: WithRole) => someone?.role === roles.superadmin

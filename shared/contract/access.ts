import type { Permission } from './permission.ts'

/** Who may call an endpoint of the back office: every operator of the service, or those with a permission. */
export type OperatorAccess = 'operator' | `operator:${Permission}`

/**
 * Who may call an endpoint: `anyone`; `account`: signed in; `member`: an active member of the selected company; `admin`: an
 * administrator or superadmin of it; `superadmin`; `operator`: somebody who runs the service. Finer permissions are decided by the
 * rules of each feature.
 */
export type Access = 'anyone' | 'account' | 'member' | 'admin' | 'superadmin' | OperatorAccess

/** Whether an endpoint is one of the back office. */
export const isOperatorAccess = (access: Access): access is OperatorAccess => access.startsWith('operator')

/** The permission that an endpoint of the back office asks for; undefined where every operator may call it. */
export const permissionOf = (access: OperatorAccess): Permission | undefined =>
  access === 'operator' ? undefined : (access.slice('operator:'.length) as Permission)

import { covers, type Access, type Statement } from './statement.ts'

/** A use of a permission, allowed or denied. */
export interface Use extends Access {
  /** The function's name. */
  caller: string
  allowed: boolean
}

/** A role of the template with the callers that assume it. */
interface AssumedRole {
  role: string
  callers: string[]
  statements: Statement[]
}

/** The roles of one run or several, and every use of their permissions. */
export interface PermissionRecord {
  roles: AssumedRole[]
  uses: Use[]
}

/** The denied uses: permissions that are missing. */
export const deniedUses = ({ uses }: PermissionRecord): Use[] => uses.filter(({ allowed }) => !allowed)

/** A statement of a role that no caller used. */
export interface Unused extends Omit<AssumedRole, 'statements'> {
  statement: Statement
}

/**
 * Statements that were never used. A statement stands for one capability with a fixed set of actions, so it counts as used when
 * one of its actions was.
 */
export const unusedPermissions = ({ roles, uses }: PermissionRecord): Unused[] =>
  roles.flatMap(({ role, callers, statements }) => {
    const own = uses.filter(({ caller, allowed }) => allowed && callers.includes(caller))
    return statements
      .filter(statement => !own.some(use => covers(statement, use)))
      .map(statement => ({ role, callers, statement }))
  })

/** Merges the records of several runs of the same template. */
export const merged = (records: PermissionRecord[]): PermissionRecord => ({
  roles: [...new Map(records.flatMap(({ roles }) => roles).map(held => [held.role, held])).values()],
  uses: records.flatMap(({ uses }) => uses),
})

import { covers, type Need, type Statement } from './statement.ts'

/** What somebody did, or wanted to do and was not allowed to. */
export interface Use extends Need {
  /** The function's name. */
  caller: string
  allowed: boolean
}

/** A role of the template with everybody who acts under it. */
export interface RoleHeld {
  role: string
  callers: string[]
  statements: Statement[]
}

/** What was allowed, and what was done and refused under it, in one run or in several. */
export interface PermissionRecord {
  roles: RoleHeld[]
  uses: Use[]
}

/** What functions wanted to do and were refused: permissions that are missing. */
export const refusedUses = ({ uses }: PermissionRecord): Use[] => uses.filter(({ allowed }) => !allowed)

/** A line of a role that nobody made use of who acts under it. */
export interface Unused extends Omit<RoleHeld, 'statements'> {
  statement: Statement
}

/**
 * Permissions that are there and were not used. A line of a role is one capability, whose set of actions is fixed: it counts as
 * used when one of its actions was.
 */
export const unusedPermissions = ({ roles, uses }: PermissionRecord): Unused[] =>
  roles.flatMap(({ role, callers, statements }) => {
    const own = uses.filter(({ caller, allowed }) => allowed && callers.includes(caller))
    return statements
      .filter(statement => !own.some(use => covers(statement, use)))
      .map(statement => ({ role, callers, statement }))
  })

/** One record of several runs of the same template. */
export const together = (records: PermissionRecord[]): PermissionRecord => ({
  roles: [...new Map(records.flatMap(({ roles }) => roles).map(held => [held.role, held])).values()],
  uses: records.flatMap(({ uses }) => uses),
})

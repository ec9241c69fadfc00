import type { Member } from '../company/model.ts'
import { isAdmin, isSuperadmin, roles, type Role } from '../contract/role.ts'
import { problem, type Problem } from '../contract/problem.ts'

type RoleHolder = Pick<Member, 'id' | 'role' | 'status'>

/** Who acts has to be an active administrator at this very moment. @throws Problem `forbidden` */
export function assertAdministrator(by: RoleHolder | undefined): asserts by is RoleHolder {
  if (by?.status !== 'active' || !isAdmin(by)) throw problem('forbidden')
}

/** A superadmin's place is changed by superadmins only. */
const isAbove = (by: RoleHolder, member: RoleHolder) => isSuperadmin(member) && !isSuperadmin(by)

/**
 * Somebody with another role. Only superadmins make superadmins, and unmake them.
 * @throws Problem `forbidden`
 */
export function withRole<M extends RoleHolder>(by: RoleHolder, member: M, role: Role): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  if (isSuperadmin({ role }) && !isSuperadmin(by)) throw problem('forbidden', 'problems:onlySuperadmins')
  return { ...member, role }
}

/**
 * Somebody who is shut out and takes no seat, but keeps history and place. Whoever is shut out already stays so.
 * @throws Problem `forbidden`, or `conflict` for somebody who has not come yet
 */
export function deactivated<M extends RoleHolder>(by: RoleHolder, member: M): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  if (by.id === member.id) throw problem('forbidden', 'problems:notYourselfInactive')
  if (member.status === 'invited') throw notAccepted()
  return { ...member, status: 'inactive' }
}

/** @throws Problem `forbidden`, or `conflict` for somebody who has not come yet */
export function activated<M extends RoleHolder>(by: RoleHolder, member: M): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  if (member.status === 'invited') throw notAccepted()
  return { ...member, status: 'active' }
}

const notAccepted = (): Problem => problem('conflict', 'problems:notAccepted')

/** A former employee: without approvers, and without a role that could come back. @throws Problem `forbidden` */
export function deletedMember<M extends Member>(by: RoleHolder, member: M): M {
  if (by.id === member.id) throw problem('forbidden', 'problems:notYourself')
  if (isAbove(by, member)) throw problem('forbidden', 'problems:superadminKept')
  return { ...member, status: 'deleted', role: roles.employee, approver_ids: [] }
}

/** How many more seats are taken after a change: 1, 0 or -1. */
export const seatsTaken = (before: Pick<Member, 'status'>, after: Pick<Member, 'status'>) =>
  Number(after.status === 'active') - Number(before.status === 'active')

/** Whether a change takes a superadmin away from the company, so that another one has to be there. */
export const losesSuperadmin = (before: RoleHolder, after: RoleHolder) =>
  isSuperadmin(before) && before.status === 'active' && !(isSuperadmin(after) && after.status === 'active')

import type { Member } from '../company/model.ts'
import { isAdmin, isSuperadmin, roles, type Role } from '../contract/role.ts'
import { problem, refuse, type Problem } from '../contract/problem.ts'

type RoleHolder = Pick<Member, 'id' | 'role' | 'status'>

/** Requires an active administrator, as stored at the moment of the change. @throws Problem `forbidden` */
export function assertAdministrator(by: RoleHolder | undefined): asserts by is RoleHolder {
  if (by?.status !== 'active' || !isAdmin(by)) throw problem('forbidden')
}

/** Whether somebody may not change a member, since only superadmins change superadmins. */
const isAbove = (by: RoleHolder, member: RoleHolder) => isSuperadmin(member) && !isSuperadmin(by)

/**
 * The member with another role. Only superadmins promote to superadmin and demote from it.
 * @throws Problem `forbidden`
 */
export function withRole<M extends RoleHolder>(by: RoleHolder, member: M, role: Role, now: { seconds: number }): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  if (isSuperadmin({ role }) && !isSuperadmin(by)) throw problem('forbidden', 'problems:onlySuperadmins')
  return demotedTo(role, member, now)
}

/**
 * The member as the company's new owner, a superadmin. Its owner hands it over, or any superadmin where the owner is none any more.
 * @throws Problem `forbidden`, or `invalid` for somebody who is not active or owns it already
 */
export function withOwner<M extends RoleHolder>(by: RoleHolder, member: M, owner: RoleHolder | undefined): M {
  const isOwned = owner?.status === 'active' && isSuperadmin(owner)
  if (!isSuperadmin(by) || (isOwned && owner.id !== by.id)) throw problem('forbidden', 'refusals:onlyOwner')
  if (isOwned && owner.id === member.id) throw refuse('user_id', 'refusals:ownerAlready')
  if (member.status !== 'active') throw refuse('user_id', 'refusals:ownerNotActive')
  return { ...member, role: roles.superadmin }
}

/** The member with a role; when somebody ceases to be an administrator is kept. */
const demotedTo = <M extends RoleHolder>(role: Role, member: M, { seconds }: { seconds: number }): M => ({
  ...member,
  role,
  ...(isAdmin(member) && !isAdmin({ role }) && { administrator_until: seconds }),
})

/**
 * The member deactivated: cannot sign in to the company and takes no seat, but keeps history and group; idempotent.
 * @throws Problem `forbidden`, or `conflict` for somebody who has not accepted the invitation
 */
export function deactivated<M extends RoleHolder>(by: RoleHolder, member: M): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  if (by.id === member.id) throw problem('forbidden', 'problems:notYourselfInactive')
  assertAccepted(member)
  return { ...member, status: 'inactive' }
}

/** The member activated. @throws Problem `forbidden`, or `conflict` for somebody who has not accepted the invitation */
export function activated<M extends RoleHolder>(by: RoleHolder, member: M): M {
  if (isAbove(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  assertAccepted(member)
  return { ...member, status: 'active' }
}

const notAccepted = (): Problem => problem('conflict', 'problems:notAccepted')

/** Requires that somebody has accepted the invitation: before that their account is not the company's to act on. @throws Problem `conflict` */
export function assertAccepted({ status }: Pick<Member, 'status'>) {
  if (status === 'invited') throw notAccepted()
}

/** Requires an active member. @throws Problem `conflict` for somebody who has not accepted the invitation, or is not active any more */
export function assertActive(member: Pick<Member, 'status'>) {
  assertAccepted(member)
  if (member.status !== 'active') throw problem('conflict', 'refusals:notActive')
}

/** The member as a former employee: without approvers, and with the least role, so that no right comes back with a new invitation. @throws Problem `forbidden` */
export function deletedMember<M extends Member>(by: RoleHolder, member: M, now: { seconds: number }): M {
  if (by.id === member.id) throw problem('forbidden', 'problems:notYourself')
  if (isAbove(by, member)) throw problem('forbidden', 'problems:superadminKept')
  return { ...demotedTo(roles.employee, member, now), status: 'deleted', approver_ids: [], avatar: null }
}

/**
 * Whether somebody may remove the second factors of a member who has lost them: administrators those of employees, superadmins those
 * of administrators too, nobody their own.
 */
export const mayResetFactors = (by: { id: string; role: Role | null }, member: RoleHolder) =>
  isAdmin(by) && (isSuperadmin(by) || !isAdmin(member)) && by.id !== member.id && member.status === 'active'

/** For how long somebody who was an administrator is guarded like one, in seconds: a week. */
const guardedFor = 7 * 24 * 3600

/**
 * Requires that somebody may remove the second factors of a member. Of one who was an administrator within a week only a superadmin
 * may, since an administrator could else demote another one first.
 * @throws Problem `forbidden`
 */
export function assertMayResetFactors(
  by: RoleHolder,
  member: RoleHolder & Pick<Member, 'administrator_until'>,
  { seconds }: { seconds: number },
) {
  if (!mayResetFactors(by, member)) throw problem('forbidden', 'problems:noPermissionForUser')
  const { administrator_until = -Infinity } = member
  if (!isSuperadmin(by) && seconds < administrator_until + guardedFor)
    throw problem('forbidden', 'refusals:wasAdministrator')
}

/** The change in seats taken: 1, 0 or -1. */
export const seatsTaken = (before: Pick<Member, 'status'>, after: Pick<Member, 'status'>) =>
  Number(after.status === 'active') - Number(before.status === 'active')

/** Whether the company has one active superadmin less after a change. */
export const losesSuperadmin = (before: RoleHolder, after: RoleHolder) =>
  isSuperadmin(before) && before.status === 'active' && !(isSuperadmin(after) && after.status === 'active')

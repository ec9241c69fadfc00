import type { Day } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import { problem, type Problem } from '../contract/problem.ts'
import { isAdmin, isSuperadmin, type Role } from '../contract/role.ts'
import type { HistoryEntry, LeaveRequest } from './model.ts'
import { leaveType } from './types.ts'

/** Who reads or acts, in a company. */
export interface LeaveActor {
  user: string
  role: Role
  /** The approvers who are away and named this person to decide in their place. */
  stands_in_for?: readonly string[]
  /** The assistant that acts in their name. */
  assistant?: string | undefined
}

/** The person whose leave it is, with the approvers who decide on it. */
type Person = Pick<Member, 'id' | 'approver_ids'>

/** The fields of a request that decide what may be done with it. */
export type Held = Pick<LeaveRequest, 'member' | 'status' | 'from_date' | 'deletable'>

/** The options of a request that only some may use. */
interface Options {
  auto_approve?: 0 | 1 | undefined
  deletable?: 0 | 1 | undefined
}

/** How long a decision can be undone, in seconds of the server's clock. */
export const secondsToUndo = 10

const owns = (by: LeaveActor, { member }: Pick<Held, 'member'>) => member === by.user

/** Whether somebody is an approver of a person, or stands in for one of them who is away. */
const approvesFor = ({ user, stands_in_for = [] }: LeaveActor, { approver_ids }: Person) =>
  [user, ...stands_in_for].some(id => approver_ids.includes(id))

/** Whether a reader may see somebody's balance and requests, with their comments and history. */
export const maySeeLeave = (reader: LeaveActor, person: Person) =>
  person.id === reader.user || isAdmin(reader) || approvesFor(reader, person)

/**
 * Whether a reader may know why somebody is away: whoever may see their leave, and everybody where the company chose to show
 * types. Sick leave is nobody else's business. The one rule for screen, feed, email and chat.
 */
export const mayKnowType = (reader: LeaveActor & { showsTypes: boolean }, person: Person) =>
  reader.showsTypes || maySeeLeave(reader, person)

/** Whether somebody decides on requests of their own. */
export const mayDecideOnOwn = (by: Pick<LeaveActor, 'role'>) => isSuperadmin(by)

/**
 * Whether somebody decides on a person's requests: their approvers, whoever stands in for one of these, and every
 * administrator; on own ones only a superadmin.
 */
export const mayDecide = (by: LeaveActor, person: Person) =>
  person.id === by.user ? mayDecideOnOwn(by) : isAdmin(by) || approvesFor(by, person)

/** Whether somebody may ask for several people at once. */
export const mayAskForSeveral = (by: LeaveActor) => isAdmin(by)

/** Whether somebody may request leave retroactively. */
export const mayAskRetroactively = (by: LeaveActor) => isAdmin(by)

/** Whether somebody may file a request as approved; nobody but a superadmin approves an own request that way. */
export const mayAutoApprove = (by: LeaveActor, person: Pick<Person, 'id'>) =>
  isAdmin(by) && (person.id !== by.user || mayDecideOnOwn(by))

/** Whether somebody may reserve cancelling a request to administrators. */
export const mayProtect = (by: LeaveActor) => isAdmin(by)

/** Why somebody may not ask for a person's leave; undefined: they may. */
export function refusalToAsk(
  by: LeaveActor,
  person: Pick<Person, 'id'>,
  { auto_approve, deletable }: Options = {},
): Problem | undefined {
  if (person.id !== by.user && !isAdmin(by)) return problem('forbidden', 'problems:onlyAdminsForOthers')
  if (auto_approve === 1 && !isAdmin(by)) return problem('forbidden', 'problems:onlyAdminsAutoApprove')
  if (auto_approve === 1 && !mayAutoApprove(by, person)) return problem('forbidden', 'problems:ownAutoApproval')
  if (deletable === 0 && !mayProtect(by)) return problem('forbidden', 'problems:onlyAdminsProtect')
  return undefined
}

/** Why somebody may not decide on a request; undefined: they may. */
export function refusalToDecide(by: LeaveActor, person: Person, request: Held): Problem | undefined {
  if (!mayDecide(by, person))
    return problem('forbidden', person.id === by.user ? 'problems:ownDecision' : 'problems:notYourDecision')
  if (request.status === 'pending') return undefined
  return problem('conflict', request.status === 'cancelled' ? 'problems:alreadyCancelled' : 'problems:alreadyDecided')
}

/** Why a decision cannot be undone at the time `at`; undefined: it can. */
export function refusalToUndo(
  by: LeaveActor,
  { status, history }: Pick<LeaveRequest, 'status' | 'history'>,
  at: number,
): Problem | undefined {
  if (status === 'cancelled') return problem('conflict', 'problems:alreadyCancelled')
  const decision = history.at(-1)
  if (!decision || !isDecision(decision)) return problem('conflict', 'problems:nothingToUndo')
  if (decision.by !== by.user) return problem('forbidden', 'problems:undoOthers')
  if (at - decision.at > secondsToUndo) return problem('conflict', 'problems:undoTooLate')
  return undefined
}

const isDecision = ({ what }: HistoryEntry) => what === 'approved' || what === 'denied'

/** Why a denied or cancelled request can no longer be changed, shortened or cancelled by anybody. */
function refusalOfClosed({ status }: Pick<Held, 'status'>): Problem | undefined {
  if (status === 'cancelled') return problem('conflict', 'problems:alreadyCancelled')
  if (status === 'denied') return problem('conflict', 'problems:alreadyDecided')
  return undefined
}

/** Why somebody may not change a request; undefined: they may. */
export const refusalToChange = (by: LeaveActor, request: Held): Problem | undefined =>
  refusalOfClosed(request) ?? (isAdmin(by) ? undefined : problem('forbidden', 'problems:onlyAdminsChange'))

/** Why somebody may not change a request into this one: nobody but a superadmin gives themselves what nobody has approved. */
export function refusalToTakeMore(
  by: LeaveActor,
  old: Held & Pick<LeaveRequest, 'type_id' | 'to_date'>,
  wanted: Pick<LeaveRequest, 'type_id' | 'from_date' | 'to_date'>,
): Problem | undefined {
  if (!owns(by, old) || mayDecideOnOwn(by) || old.status !== 'approved' || !leaveType(wanted.type_id)?.approvable)
    return undefined
  const isMore = wanted.type_id !== old.type_id || wanted.from_date < old.from_date || wanted.to_date > old.to_date
  return isMore ? problem('forbidden', 'problems:ownDecision') : undefined
}

/** Why somebody may not shorten a leave; undefined: they may, also one that has begun or is over. */
export function refusalToShorten(by: LeaveActor, request: Held, today: Day): Problem | undefined {
  if (!isAdmin(by)) return problem('forbidden', 'problems:onlyAdminsChange')
  const closed = refusalOfClosed(request)
  if (closed) return closed
  // Days that are over would come back to whoever took them, which nobody but a superadmin may give themselves.
  return owns(by, request) && !mayDecideOnOwn(by) && request.from_date < today
    ? problem('forbidden', 'problems:ownDecision')
    : undefined
}

/** Why somebody may not cancel a request; undefined: they may. What has begun is cancelled by nobody. */
export function refusalToCancel(by: LeaveActor, request: Held, today: Day): Problem | undefined {
  if (!owns(by, request) && !isAdmin(by)) return problem('forbidden')
  const closed = refusalOfClosed(request)
  if (closed) return closed
  if (request.from_date < today) return problem('invalid', 'problems:deletePast')
  return request.deletable || isAdmin(by) ? undefined : problem('forbidden', 'problems:notDeletable')
}

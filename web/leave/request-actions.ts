import { roles } from '#shared/contract/role.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import {
  refusalToCancel,
  refusalToChange,
  refusalToDecide,
  refusalToShorten,
  type LeaveActor,
} from '#shared/leave/permissions.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { IconName } from '#web/ui/icon/icon-name.ts'

export type Viewer = Pick<CurrentUser, 'id' | 'role'>
type Request = Pick<RequestView, 'user_id' | 'status' | 'from_date' | 'deletable'>

export interface RequestAction {
  name: 'approve' | 'deny' | 'edit' | 'details' | 'shorten' | 'cancel'
  /** Its word in the `leave` list. */
  label: 'approve' | 'deny' | 'edit' | 'details' | 'shorten' | 'cancelRequest'
  icon: IconName
  isDestructive?: true
  /** `today` is the day in Budapest. */
  allowed(viewer: Viewer, request: Request, today: string): boolean
}

/** The reader as the permissions know them; whoever belongs to no company may do no more than an employee. */
export const actorOf = ({ id, role }: Viewer): LeaveActor => ({ user: id, role: role ?? roles.employee })

/** Nobody but an administrator or a decider is shown a request of somebody else, so whoever has one before them approves for its owner. */
const personOf = (viewer: Viewer, { user_id }: Request) => ({ id: user_id, approver_ids: [viewer.id] })

const held = ({ user_id, status, from_date, deletable }: Request) => ({
  member: user_id,
  status,
  from_date,
  deletable: deletable === 1,
})

const decides = (viewer: Viewer, request: Request) =>
  !refusalToDecide(actorOf(viewer), personOf(viewer, request), held(request))
const changes = (viewer: Viewer, request: Request) => !refusalToChange(actorOf(viewer), held(request))
const shortens = (viewer: Viewer, request: Request, today: string) =>
  !refusalToShorten(actorOf(viewer), held(request), today)
const cancels = (viewer: Viewer, request: Request, today: string) =>
  !refusalToCancel(actorOf(viewer), held(request), today)

/** Everything that can be done with a request: rows, menus and the modal read it from here. */
export const requestActions: readonly RequestAction[] = [
  { name: 'approve', label: 'approve', icon: 'check', allowed: decides },
  { name: 'deny', label: 'deny', icon: 'x', allowed: decides },
  { name: 'edit', label: 'edit', icon: 'pencil', allowed: changes },
  { name: 'details', label: 'details', icon: 'info', allowed: (viewer, request) => !changes(viewer, request) },
  { name: 'shorten', label: 'shorten', icon: 'minus', allowed: shortens },
  { name: 'cancel', label: 'cancelRequest', icon: 'trash', isDestructive: true, allowed: cancels },
]

export const actionsFor = (viewer: Viewer, request: Request, today: string) =>
  requestActions.filter(action => action.allowed(viewer, request, today))

export const may = (name: RequestAction['name'], viewer: Viewer, request: Request, today: string) =>
  actionsFor(viewer, request, today).some(action => action.name === name)

/** What an action opens; approving opens nothing. */
export const modeOf = (name: RequestAction['name']): Exclude<RequestAction['name'], 'approve'> | undefined =>
  name === 'approve' ? undefined : name

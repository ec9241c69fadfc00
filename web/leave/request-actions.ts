import { isAdmin, isSuperadmin } from '#shared/contract/role.ts'
import type { RequestView } from '#shared/leave/contract/request-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { IconName } from '#web/ui/icon/icon-name.ts'

type Viewer = Pick<CurrentUser, 'id' | 'role' | 'is_approver'>
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

const owns = (viewer: Viewer, request: Request) => viewer.id === request.user_id
const occupies = ({ status }: Request) => status === 'pending' || status === 'approved'

/** Whose requests reach an approver is the server's to say; nobody but a superadmin decides on an own one. */
const decides = (viewer: Viewer, request: Request) =>
  request.status === 'pending' &&
  (isAdmin(viewer) || viewer.is_approver) &&
  (!owns(viewer, request) || isSuperadmin(viewer))

const changes = (viewer: Viewer, request: Request) => isAdmin(viewer) && occupies(request)

/** Also what has begun or is over; past days nobody but a superadmin gives back to themselves. */
const shortens = (viewer: Viewer, request: Request, today: string) =>
  isAdmin(viewer) &&
  request.status === 'approved' &&
  (!owns(viewer, request) || isSuperadmin(viewer) || request.from_date >= today)

/** What is past has begun before today; it is deleted by nobody. */
const cancels = (viewer: Viewer, request: Request, today: string) =>
  occupies(request) &&
  request.from_date >= today &&
  (isAdmin(viewer) || (owns(viewer, request) && request.deletable === 1))

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

/** The modal's mode for an action; approving needs none. */
export const modeOf = (name: RequestAction['name']): 'edit' | 'deny' | 'shorten' | 'cancel' | undefined =>
  name === 'approve' ? undefined : name === 'details' ? 'edit' : name

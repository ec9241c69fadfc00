import type { account } from '#shared/account/contract.ts'
import type { attendance } from '#shared/attendance/contract.ts'
import type { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import type { exportLeaveCards } from '#shared/attendance/contract/export-leave-cards.ts'
import type { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { listSheetStates } from '#shared/attendance/contract/list-sheet-states.ts'
import { listSheets } from '#shared/attendance/contract/list-sheets.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import type { savePayrollSettings } from '#shared/attendance/contract/save-payroll-settings.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import type { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import type { orderPlan } from '#shared/billing/contract/order-plan.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import type { withdrawOrder } from '#shared/billing/contract/withdraw-order.ts'
import type { company } from '#shared/company/contract.ts'
import type { addPosition } from '#shared/company/contract/add-position.ts'
import type { changePosition } from '#shared/company/contract/change-position.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import type { removePosition } from '#shared/company/contract/remove-position.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listHolidays } from '#shared/company/contract/list-holidays.ts'
import { showCompany } from '#shared/company/contract/show-company.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import type { leave } from '#shared/leave/contract.ts'
import type { changePeople } from '#shared/leave/contract/change-people.ts'
import type { importPeople } from '#shared/leave/contract/import-people.ts'
import type { confirmFacts } from '#shared/leave/contract/confirm-facts.ts'
import type { attachDocument } from '#shared/leave/contract/document/attach-document.ts'
import type { changeDocumentRules } from '#shared/leave/contract/document/change-document-rules.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import type { removeDocument } from '#shared/leave/contract/document/remove-document.ts'
import { showDocumentRules } from '#shared/leave/contract/document/show-document-rules.ts'
import type { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import type { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import type { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import type { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { listApiKeys } from '#shared/integrations/contract/keys/list-api-keys.ts'
import type { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { listCalendarFeeds } from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import type { revokeCalendarFeed } from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import type { revokeCompanyFeed } from '#shared/leave/contract/feed/revoke-company-feed.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { listAbsent } from '#shared/leave/contract/list-absent.ts'
import { listDaysOff } from '#shared/leave/contract/list-days-off.ts'
import { listExtraDays } from '#shared/leave/contract/list-extra-days.ts'
import { listWaiting } from '#shared/leave/contract/request/list-waiting.ts'
import { showBalance } from '#shared/leave/contract/show-balance.ts'
import { showCalendar } from '#shared/leave/contract/show-calendar.ts'
import { showLeaveRules } from '#shared/leave/contract/show-leave-rules.ts'
import { showRequest } from '#shared/leave/contract/request/show-request.ts'
import type { notifications } from '#shared/notifications/contract.ts'
import { listMessages } from '#shared/notifications/contract/list-messages.ts'
import { listNotifications } from '#shared/notifications/contract/list-notifications.ts'
import type { addPush } from '#shared/notifications/contract/add-push.ts'
import type { removePush } from '#shared/notifications/contract/remove-push.ts'
import type { saveDefaults } from '#shared/notifications/contract/save-defaults.ts'
import type { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { showDefaults } from '#shared/notifications/contract/show-defaults.ts'
import { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import type { sendMessage } from '#shared/notifications/contract/send-message.ts'
import { showPush } from '#shared/notifications/contract/show-push.ts'
import type { people } from '#shared/people/contract.ts'
import type { removeAvatar } from '#shared/people/contract/avatar/remove-avatar.ts'
import type { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import type { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import type { changeGroup } from '#shared/people/contract/group/change-group.ts'
import type { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { listAdministrators } from '#shared/people/contract/list-administrators.ts'
import type { mergeGroup } from '#shared/people/contract/group/merge-group.ts'
import type { moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import type { removeGroup } from '#shared/people/contract/group/remove-group.ts'
import type { withdrawFacts } from '#shared/people/contract/facts/withdraw-facts.ts'
import { listFactChanges } from '#shared/people/contract/facts/list-fact-changes.ts'
import { listProposals } from '#shared/notifications/contract/list-proposals.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { showMe } from '#shared/people/contract/show-me.ts'
import { showPerson } from '#shared/people/contract/show-person.ts'
import { upcomingEvents } from '#shared/people/contract/upcoming-events.ts'

type EntryOf<Contract> = Contract[keyof Contract]
type Entry =
  | EntryOf<typeof account>
  | EntryOf<typeof attendance>
  | EntryOf<typeof company>
  | EntryOf<typeof leave>
  | EntryOf<typeof notifications>
  | EntryOf<typeof people>
  | typeof addPush
  | typeof exportAttendance
  | typeof exportLeaveCards
  | typeof exportPayroll
  | typeof savePayrollSettings
  | typeof orderPlan
  | typeof withdrawOrder
  | typeof askForGrant
  | typeof removePush
  | typeof savePreferences
  | typeof saveDefaults
  | typeof changeLeaveRules
  | typeof changeDocumentRules
  | typeof attachDocument
  | typeof removeDocument
  | typeof undoBulkRequest
  | typeof confirmFacts
  | typeof importPeople
  | typeof changePeople
  | typeof declineFacts
  | typeof withdrawFacts
  | typeof changeGroup
  | typeof addPosition
  | typeof createApiKey
  | typeof revokeApiKey
  | typeof createCalendarFeed
  | typeof revokeCalendarFeed
  | typeof revokeCompanyFeed
  | typeof sendMessage
  | typeof changePosition
  | typeof removePosition
  | typeof handOverCompany
  | typeof moveToGroup
  | typeof mergeGroup
  | typeof removeGroup
  | typeof saveAvatar
  | typeof removeAvatar
type RouteOf<E> = E extends { route: infer Route extends string } ? Route : never

/** The routes by which a page changes what it shows: four change by GET, a preview writes nothing, and signing in loads the whole page. */
type ChangingRoute =
  | 'GET /notification/seen'
  | 'GET /day-off/reject/{id}'
  | 'GET /export/payroll'
  | 'GET /export/attendance'
  | 'GET /export/leave-cards'
  | Exclude<RouteOf<Entry>, `GET ${string}` | `POST /auth/${string}` | 'POST /day-off/preview'>

type Endpoints = readonly AnyEndpoint[]

const bell: Endpoints = [listNotifications]
const sheets: Endpoints = [showAttendance, listSheets, listSheetStates, previewPayroll]
const groups: Endpoints = [listGroups, listPeople]
const positions: Endpoints = [listPositions, listPeople, showPerson]
/** T05 What follows from a request for leave. */
const daysOff: Endpoints = [showMe, listWaiting, listDaysOff, listAbsent]
/** A request says itself whether it lacks a document. */
const documents: Endpoints = [listWaiting, listDaysOff]
const holidays: Endpoints = [listHolidays, ...daysOff]
const wholeCompany: Endpoints = [showCompany, ...holidays]
const persons: Endpoints = [listPeople, showPerson, showMe, upcomingEvents]
const roles: Endpoints = [...persons, listAdministrators]
/** A change of facts, or of what waits for confirmation, stands in the history and retracts notifications. */
const history: Endpoints = [listFactChanges, listProposals, listNotifications]
const facts: Endpoints = [...persons, ...history]
const extraDays: Endpoints = [listExtraDays, showBalance, listDaysOff, listFactChanges]

/** What is out of date after a change. A change of the contract that is not named here does not compile. */
const outdated: Record<ChangingRoute, Endpoints> = {
  'PUT /user/password': persons,
  'POST /company': wholeCompany,
  'PUT /company': wholeCompany,
  'DELETE /company': wholeCompany,
  'PUT /company/working-hours': [showCompany, ...daysOff],
  'PUT /company/leave-rules': [showLeaveRules, ...holidays],
  // The types on offer say which of them ask for one.
  'PUT /company/document-rules': [showDocumentRules, listDaysOff],
  'PUT /company/owner': [...roles, showCompany],
  'POST /company/complete-registration': wholeCompany,
  // The whole page is read again once the token is of the other company.
  'POST /company/select': [],
  'POST /company/api-key': [listApiKeys],
  'DELETE /company/api-key/{id}': [listApiKeys],
  'POST /user/calendar-feed': [listCalendarFeeds],
  'DELETE /user/calendar-feed/{id}': [listCalendarFeeds],
  'DELETE /user/{id}/calendar-feed/{feedId}': [listCalendarFeeds],
  'POST /position': [listPositions],
  'PUT /position/{id}': positions,
  'DELETE /position/{id}': positions,
  'POST /group': groups,
  'PUT /group/{id}': groups,
  'DELETE /group/{id}': groups,
  'POST /group/{id}/merge': groups,
  'POST /group/move': [...groups, showPerson],
  'POST /holiday': holidays,
  'PUT /holiday/{id}': holidays,
  'DELETE /holiday/{id}': holidays,
  'POST /holiday/import': holidays,
  'POST /day-off': daysOff,
  'PUT /day-off/{id}': daysOff,
  'DELETE /day-off/{id}': daysOff,
  'POST /day-off/cancel': daysOff,
  'PUT /day-off/{id}/shorten': daysOff,
  'POST /day-off/undo/{id}': daysOff,
  'POST /day-off/approve/{id}': daysOff,
  'POST /day-off/reject/{id}': daysOff,
  'GET /day-off/reject/{id}': daysOff,
  'POST /day-off/{id}/document': documents,
  'DELETE /day-off/{id}/document/{documentId}': documents,
  'POST /user/{id}/extra-day-off': extraDays,
  'DELETE /user/{id}/extra-day-off/{extraId}': extraDays,
  'PUT /attendance/{date}': sheets,
  'POST /attendance/hand-in': sheets,
  'POST /attendance/accept': sheets,
  'POST /attendance/reopen': sheets,
  // An export stands in the history, and the next one is compared with it.
  'GET /export/payroll': [previewPayroll],
  'GET /export/attendance': [],
  'GET /export/leave-cards': [],
  'PUT /company/payroll-settings': [previewPayroll],
  'POST /company/order': [showPlan],
  'DELETE /company/order/{number}': [showPlan],
  'POST /company/grant': [showPlan],
  'GET /notification/seen': bell,
  'DELETE /notification/{id}': bell,
  'POST /notification/push': [showPush],
  'DELETE /notification/push/{id}': [showPush],
  'PUT /notification/preferences': [showPreferences],
  'PUT /company/notification-defaults': [showDefaults, showPreferences],
  'POST /notification/custom': [listMessages],
  'POST /day-off/bulk/{id}/undo': daysOff,
  'PUT /user/preference': [showMe],
  'PUT /avatar': persons,
  'DELETE /user/{id}/avatar': persons,
  'POST /user/invite': persons,
  // The people come one by one: the page reads them again once all have.
  'POST /user/import': [],
  'POST /user/bulk': [],
  'POST /user/save-invite-password': persons,
  'PUT /user/{id}/personal-information': facts,
  'PUT /user/{id}/employment-information': [...facts, listPositions],
  'POST /user/{id}/fact-change/{changeId}/confirm': [...facts, ...extraDays],
  'POST /user/{id}/fact-change/{changeId}/decline': history,
  'DELETE /user/{id}/fact-change/{changeId}': history,
  'PUT /user/{id}/approvers': persons,
  'PUT /user/{id}/account-settings': persons,
  'PUT /user/{id}/role': roles,
  'POST /user/{id}/deactivate': roles,
  'POST /user/{id}/activate': roles,
  'DELETE /user/{id}': roles,
}

/** The paths of what every page of a member builds on: a change or a notification says when it is out of date. */
const standing: ReadonlySet<string> = new Set(
  [listWaiting, listDaysOff, listPeople, listHolidays, listAbsent, listGroups, upcomingEvents].map(({ path }) => path),
)
export const isStanding = (path: string) => standing.has(path)

/** What a change makes out of date. */
export const outdatedBy = ({ route }: AnyEndpoint): Endpoints => outdated[route as ChangingRoute] ?? []

/** What a change makes out of date that the server copies a moment after it, and that says until then what was before. */
export const copiedAfter = (endpoints: Endpoints): Endpoints =>
  [countAway].filter(({ path }) => isOutdated(path, endpoints))

/** Readings that show more of what another one lists, and are out of date with it. */
const listedIn: ReadonlyMap<string, AnyEndpoint> = new Map<string, AnyEndpoint>([
  [showCalendar.path, listAbsent],
  [countAway.path, listAbsent],
  [showRequest.path, listDaysOff],
  [listLackingDocuments.path, listDaysOff],
])

/** Whether what was loaded from a path is to be loaded again with these. */
export const isOutdated = (path: string, endpoints: Endpoints) =>
  endpoints.some(one => one.path === path || one === listedIn.get(path))

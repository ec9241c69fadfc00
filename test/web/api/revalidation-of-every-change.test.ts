import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { isOutdated, outdatedBy } from '#web/api/revalidation.ts'

const endpoints: AnyEndpoint[] = Object.values(api).flatMap(feature => Object.values(feature))
function after(route: string) {
  const endpoint = endpoints.find(one => one.route === route)
  if (!endpoint) throw new Error(`${route} is not in the contract`)
  return outdatedBy(endpoint)
}
const pathsAfter = (route: string) => after(route).map(({ path }) => path)

const daysOff = ['/user/me', '/day-off/dashboard', '/day-off', '/day-off/absent']
const documents = ['/day-off/dashboard', '/day-off']
const holidays = ['/holiday', ...daysOff]
const wholeCompany = ['/company', ...holidays]
const persons = ['/user/list', '/user/{id}', '/user/me', '/user/upcoming-events']
const sheets = ['/attendance', '/attendance/list', '/attendance/state', '/export/payroll/preview']
const roles = [...persons, '/company/administrator']
const history = ['/user/{id}/fact-change', '/user/fact-change', '/notification']
const extraDays = ['/user/{id}/extra-day-off', '/user/{id}/balance', '/day-off', '/user/{id}/fact-change']

/** The readings that each change makes out of date, written out beside the code's own groups. */
const expected: Record<string, string[]> = {
  'POST /company/api-key': ['/company/api-key'],
  'DELETE /company/api-key/{id}': ['/company/api-key'],
  'POST /user/calendar-feed': ['/user/calendar-feed'],
  'DELETE /user/calendar-feed/{id}': ['/user/calendar-feed'],
  'DELETE /user/{id}/calendar-feed/{feedId}': ['/user/calendar-feed'],
  'GET /calendar/{address}': [],
  'POST /auth/register': [],
  'POST /auth/login': [],
  'POST /auth/logout': [],
  'POST /auth/refresh-token': [],
  'POST /auth/forgot-password': [],
  // Nothing shows it to whoever wrote it.
  'POST /contact': [],
  'POST /landing/visit': [],
  'POST /auth/reset-password': [],
  'POST /auth/second-factor': [],
  'POST /auth/passkey/options': [],
  'POST /auth/passkey': [],
  'POST /auth/identity/{provider}': [],
  'POST /auth/identity/{provider}/complete': [],
  // What follows is another session, or the user loaded again.
  'POST /auth/confirm-email': [],
  'POST /user/join-company': [],
  'POST /user/send-confirmation': [],
  'POST /auth/confirm-email-change': [],
  'POST /auth/stop-email-change': [],
  // Whoever decides by a link is not signed in.
  'POST /day-off/decision': [],
  // The question that asks for it reads what becomes of it.
  'POST /company/leave-rules-effect': [],
  'POST /company/calendar-effect': [],
  // One page shows webhooks, and loads them again itself.
  'POST /webhook': [],
  'PUT /webhook/{id}': [],
  'DELETE /webhook/{id}': [],
  'POST /webhook/{id}/secret': [],
  'POST /webhook/{id}/test': [],
  'POST /webhook/{id}/delivery/{deliveryId}/replay': [],
  // What shows Slack loads it again itself.
  'POST /slack/install': [],
  'POST /slack/connect': [],
  'PUT /slack': [],
  'DELETE /slack': [],
  'POST /slack/link': [],
  'DELETE /slack/link': [],
  'POST /slack/event': [],
  // Whoever connects an assistant is led away from the page, and the others are called by assistants.
  'POST /user/assistant-request': [],
  'POST /oauth/token': [],
  'POST /oauth/revoke': [],
  'POST /mcp': [],
  // A mail program calls it.
  'POST /notification/unsubscribe': [],
  // One card shows the address that waits, and loads it again itself.
  'PUT /user/email': [],
  'DELETE /user/email-change': [],
  // One page shows the own factors, and loads them again itself.
  'POST /user/confirm-identity': [],
  'POST /user/confirm-identity/options': [],
  'POST /user/authenticator/setup': [],
  'POST /user/authenticator': [],
  'DELETE /user/authenticator': [],
  'POST /user/passkey/setup': [],
  'POST /user/passkey': [],
  'PUT /user/passkey/{id}': [],
  'DELETE /user/passkey/{id}': [],
  'POST /user/identity/{provider}': [],
  'POST /user/identity/{provider}/complete': [],
  'DELETE /user/identity/{provider}': [],
  'POST /user/recovery-code': [],
  // No page shows the second factors of somebody else.
  'DELETE /user/{id}/second-factor': [],
  'PUT /user/password': persons,
  'DELETE /user/session/{id}': [],
  'DELETE /user/session': [],
  // The card that asks for it reads what becomes of it.
  'POST /user/me/export-data': [],
  // Whoever erases their account is signed out.
  'DELETE /user/me/account': [],
  'POST /company': wholeCompany,
  'PUT /company': wholeCompany,
  'DELETE /company': wholeCompany,
  'PUT /company/second-factor': [],
  'PUT /company/working-hours': ['/company', ...daysOff],
  'PUT /company/leave-rules': ['/company/leave-rules', ...holidays],
  'PUT /company/document-rules': ['/company/document-rules', '/day-off'],
  'PUT /company/owner': [...roles, '/company'],
  'POST /company/complete-registration': wholeCompany,
  'POST /company/select': [],
  'POST /position': ['/position'],
  'PUT /position/{id}': ['/position', '/user/list', '/user/{id}'],
  'DELETE /position/{id}': ['/position', '/user/list', '/user/{id}'],
  'POST /group': ['/group', '/user/list'],
  'PUT /group/{id}': ['/group', '/user/list'],
  'DELETE /group/{id}': ['/group', '/user/list'],
  'POST /group/{id}/merge': ['/group', '/user/list'],
  'POST /group/move': ['/group', '/user/list', '/user/{id}'],
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
  'POST /day-off/bulk/{id}/undo': daysOff,
  'POST /day-off/approve/{id}': daysOff,
  'POST /day-off/reject/{id}': daysOff,
  'GET /day-off/reject/{id}': daysOff,
  // A document is shown once it is attached.
  'POST /day-off/{id}/document/upload': [],
  'GET /day-off/{id}/document/{documentId}': [],
  'POST /day-off/{id}/document': documents,
  'DELETE /day-off/{id}/document/{documentId}': documents,
  'POST /user/{id}/extra-day-off': extraDays,
  'DELETE /user/{id}/extra-day-off/{extraId}': extraDays,
  'PUT /attendance/{date}': sheets,
  'POST /attendance/hand-in': sheets,
  'POST /attendance/accept': sheets,
  'POST /attendance/reopen': sheets,
  'GET /export/payroll': ['/export/payroll/preview'],
  // It begins a register, which nobody sees.
  'GET /day-off/calendar/counts': [],
  'GET /export/attendance': [],
  'GET /export/leave-cards': [],
  'PUT /company/payroll-settings': ['/export/payroll/preview'],
  'POST /company/order': ['/company/plan'],
  'DELETE /company/order/{number}': ['/company/plan'],
  'POST /company/grant': ['/company/plan'],
  'GET /notification/seen': ['/notification'],
  'DELETE /notification/{id}': ['/notification'],
  'POST /notification/push': ['/notification/push'],
  'DELETE /notification/push/{id}': ['/notification/push'],
  'PUT /notification/preferences': ['/notification/preferences'],
  'PUT /company/notification-defaults': ['/company/notification-defaults', '/notification/preferences'],
  'POST /notification/custom': ['/notification/custom'],
  // The picture is shown once it is saved.
  'POST /avatar/upload': [],
  'POST /user/{id}/password-reset': [],
  'PUT /avatar': persons,
  'DELETE /user/{id}/avatar': persons,
  'PUT /user/preference': ['/user/me'],
  'POST /user/invite': persons,
  'POST /user/import': [],
  'POST /user/bulk': [],
  'POST /user/save-invite-password': persons,
  'PUT /user/{id}/personal-information': [...persons, ...history],
  'PUT /user/{id}/employment-information': [...persons, ...history, '/position'],
  'POST /user/{id}/fact-change/{changeId}/confirm': [...persons, ...history, ...extraDays],
  'POST /user/{id}/fact-change/{changeId}/decline': history,
  'DELETE /user/{id}/fact-change/{changeId}': history,
  'PUT /user/{id}/approvers': persons,
  'PUT /user/{id}/account-settings': persons,
  'PUT /user/{id}/role': roles,
  'POST /user/{id}/deactivate': roles,
  'POST /user/{id}/activate': roles,
  'DELETE /user/{id}': roles,
}

describe('what a change makes out of date', () => {
  it.each(Object.entries(expected))('T05 of %s is %j', (route, paths) => {
    expect(pathsAfter(route).toSorted()).toEqual(paths.toSorted())
  })

  it('is decided here for every entry of the contract that changes something', () => {
    const pure = ['POST /day-off/preview']
    const changing = endpoints
      .filter(({ changes, route }) => changes && !pure.includes(route))
      // The back office reads the whole area of a change again (`web/backoffice/frame/use-operator-change.ts`).
      .filter(({ path }) => !path.startsWith('/admin/'))
      .map(({ route }) => route)
    expect(changing.filter(route => !(route in expected))).toEqual([])
    expect(changing.length).toBeGreaterThan(30)
  })

  it('is nothing for an entry that only reads', () => {
    const reading = endpoints.filter(({ changes }) => !changes)
    const changesByGet = ['GET /notification/seen', 'GET /day-off/reject/{id}']
    for (const endpoint of reading)
      if (!changesByGet.includes(endpoint.route))
        expect([endpoint.route, outdatedBy(endpoint)]).toEqual([endpoint.route, []])
  })

  it('names only readings, for a change cannot be loaded', () => {
    for (const route of Object.keys(expected))
      for (const { method } of after(route)) expect([route, method]).toEqual([route, 'GET'])
  })
})

describe('a cached reading', () => {
  it('is loaded again by its path, whatever it was asked with', () => {
    expect(isOutdated('/user/{id}', after('PUT /user/{id}/role'))).toBe(true)
    expect(isOutdated('/user/{id}', after('POST /day-off'))).toBe(false)
  })

  it.each([
    ['/day-off/calendar', '/day-off/absent'],
    ['/day-off/calendar/counts', '/day-off/absent'],
    ['/day-off/{id}', '/day-off'],
  ])('from %s follows the one from %s and nothing else', (path, list) => {
    for (const [route, paths] of Object.entries(expected))
      expect([route, isOutdated(path, after(route))]).toEqual([route, paths.includes(list)])
  })
})

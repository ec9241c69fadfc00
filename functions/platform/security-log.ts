import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isIPv6 } from 'node:net'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Problem } from '#shared/contract/problem.ts'
import { log } from './log.ts'

/** What the security log tells of (ASVS 5, 16.3); an accepted password that still waits for a second factor is no sign-in yet. */
export type SecurityEvent =
  | 'sign_in'
  | 'password_accepted'
  | 'sign_out'
  | 'registered'
  | 'joined'
  | 'credentials_changed'
  | 'rights_changed'
  | 'deleted'
  | 'exported'
  | 'forbidden'
  | 'throttled'
  | 'token_replay'

/** The event of every call that signs somebody in or out, or changes credentials or rights, or deletes, by its route. */
export const securityEvents: Record<string, SecurityEvent> = {
  'POST /auth/login': 'sign_in',
  'POST /auth/second-factor': 'sign_in',
  'POST /auth/passkey': 'sign_in',
  'POST /user/confirm-identity': 'sign_in',
  'POST /auth/identity/{provider}/complete': 'sign_in',
  'POST /auth/logout': 'sign_out',
  'POST /auth/register': 'registered',
  'POST /auth/confirm-email': 'credentials_changed',
  'PUT /user/email': 'credentials_changed',
  'DELETE /user/email-change': 'credentials_changed',
  'POST /auth/confirm-email-change': 'credentials_changed',
  'POST /auth/stop-email-change': 'credentials_changed',
  'POST /auth/forgot-password': 'credentials_changed',
  'POST /auth/reset-password': 'credentials_changed',
  'PUT /user/password': 'credentials_changed',
  'POST /user/authenticator': 'credentials_changed',
  'DELETE /user/authenticator': 'credentials_changed',
  'POST /user/passkey': 'credentials_changed',
  'DELETE /user/passkey/{id}': 'credentials_changed',
  'POST /user/identity/{provider}/complete': 'credentials_changed',
  'DELETE /user/identity/{provider}': 'credentials_changed',
  'POST /user/assistant-request': 'credentials_changed',
  'POST /oauth/token': 'sign_in',
  'POST /user/recovery-code': 'credentials_changed',
  'DELETE /user/{id}/second-factor': 'credentials_changed',
  'DELETE /user/session/{id}': 'sign_out',
  'DELETE /user/session': 'sign_out',
  'POST /user/save-invite-password': 'joined',
  'POST /user/join-company': 'joined',
  'POST /user/{id}/password-reset': 'credentials_changed',
  'POST /user/invite': 'rights_changed',
  'POST /user/import': 'rights_changed',
  'POST /user/bulk': 'rights_changed',
  'POST /day-off/bulk/{id}/undo': 'rights_changed',
  'PUT /user/{id}/role': 'rights_changed',
  'PUT /user/{id}/approvers': 'rights_changed',
  'PUT /group/{id}': 'rights_changed',
  'POST /group/move': 'rights_changed',
  'POST /group/{id}/merge': 'rights_changed',
  'DELETE /group/{id}': 'rights_changed',
  'POST /user/{id}/activate': 'rights_changed',
  'POST /user/{id}/deactivate': 'rights_changed',
  'PUT /user/{id}/account-settings': 'rights_changed',
  'POST /company': 'rights_changed',
  'PUT /company': 'rights_changed',
  'PUT /company/second-factor': 'rights_changed',
  'PUT /company/owner': 'rights_changed',
  'POST /admin/user/{id}/password-reset': 'credentials_changed',
  'POST /admin/user/{id}/deactivate': 'rights_changed',
  'POST /admin/user/{id}/activate': 'rights_changed',
  'POST /admin/operator': 'rights_changed',
  'PUT /admin/operator/{id}': 'rights_changed',
  'POST /admin/operator/{id}/link': 'credentials_changed',
  'POST /admin/template': 'rights_changed',
  'PUT /admin/template/{id}': 'rights_changed',
  'DELETE /admin/template/{id}': 'rights_changed',
  'POST /company/api-key': 'credentials_changed',
  'DELETE /company/api-key/{id}': 'credentials_changed',
  'POST /user/calendar-feed': 'credentials_changed',
  'DELETE /user/calendar-feed/{id}': 'credentials_changed',
  'DELETE /user/{id}/calendar-feed/{feedId}': 'credentials_changed',
  'POST /user/me/export-data': 'exported',
  'DELETE /user/me/account': 'deleted',
  'DELETE /user/{id}': 'deleted',
  'DELETE /company': 'deleted',
}

/** A call as far as it is known: who makes it, and from where. */
export interface SeenCall {
  address?: string
  account?: string | undefined
  company?: string | undefined
  /** The event that a success is, where it is another one than that of the route. */
  success?: SecurityEvent
}

type Event = Pick<APIGatewayProxyEventV2, 'pathParameters' | 'requestContext'>

/** Logs a call that concerns security, and every call that is forbidden or throttled. */
export function logOutcome(endpoint: Pick<Endpoint, 'route'>, event: Event, seen: SeenCall, error?: unknown) {
  const named = securityEvents[endpoint.route]
  if (error === undefined) {
    const what = seen.success ?? named
    if (what) logSecurity(what, 'success', endpoint, event, seen)
    return
  }
  if (!(error instanceof Problem)) return
  const general = { tooMany: 'throttled', forbidden: 'forbidden' } as const
  const what = error.code in general ? general[error.code as keyof typeof general] : named
  if (what) logSecurity(what, 'refused', endpoint, event, seen, error.code)
}

/** Logs that something was detected in a call, beside its outcome. */
export const logDetected = (what: SecurityEvent, endpoint: Pick<Endpoint, 'route'>, event: Event, seen: SeenCall) =>
  logSecurity(what, 'detected', endpoint, event, seen)

function logSecurity(
  what: SecurityEvent,
  outcome: 'success' | 'refused' | 'detected',
  { route }: Pick<Endpoint, 'route'>,
  { pathParameters, requestContext }: Event,
  { address, account, company }: SeenCall,
  reason?: string,
) {
  log.security({
    event: what,
    outcome,
    route,
    ...(reason && { reason }),
    ...(account && { account }),
    ...(company && { company }),
    ...(pathParameters?.id && { target: pathParameters.id }),
    ...(address && { network: truncated(address) }),
    request: requestContext?.requestId,
  })
}

/** A network address without the part that tells the subscriber: personal data that a log has no need of. */
export const truncated = (address: string): string =>
  isIPv6(address) || address.includes(':')
    ? `${address
        .replace(/^::ffff:/i, '')
        .split(':')
        .slice(0, 3)
        .join(':')}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`

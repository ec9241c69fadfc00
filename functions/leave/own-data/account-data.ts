import type { Account } from '#shared/account/model.ts'
import { emailChanges, formerEmailsOf } from '#functions/account/email-change-store.ts'
import { secondFactorsOf } from '#functions/account/second-factor-store.ts'
import { securityAlerts } from '#functions/account/security-alert-store.ts'
import { sessionsOf } from '#functions/account/session-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { invitations, invitationsTo } from '#functions/people/invitation-store.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import { get, getAll, list } from '#functions/platform/table.ts'
import { sessionsTold } from './own-bell.ts'
import { readable } from './readable.ts'

/** What is kept of an account, by file; of what proves who somebody is only that it is there. */
export async function accountData(account: Account): Promise<Record<string, unknown>> {
  const { id, email, first_name, last_name, language, theme, created_at, email_confirmed_at } = account
  const [factors, devices, alerts, received, change, former, told] = await Promise.all([
    secondFactorsOf(id),
    sessionsOf(id),
    list(securityAlerts, { pk: accountPartition(id), prefix: 'SECURITY_ALERT#' }),
    list(invitations, { pk: invitationsTo(id), index: 2 }),
    get(emailChanges, { account: id }),
    formerEmailsOf(id),
    sessionsTold(id),
  ])
  const inviters = await getAll(
    companies,
    received.map(invitation => ({ id: invitation.company })),
  )
  const companyOf = (invitation: { company: string }) =>
    inviters.find(company => company.id === invitation.company)?.name ?? null
  const files = {
    'account.json': {
      email,
      first_name,
      last_name,
      language,
      theme,
      created_at,
      email_confirmed_at,
      new_email: change?.changed === null ? change.email : null,
      former_emails: former.map(one => ({ email: one.email, changed_at: one.at })),
      has_password: account.password !== null,
      linked_accounts: account.identities.map(({ provider, email, linked_at }) => ({ provider, email, linked_at })),
      authenticator: factors.authenticator && { added_at: factors.authenticator.added_at },
      passkeys: factors.passkeys.map(({ name, is_synced, created_at, last_used_at }) => ({
        name,
        is_synced,
        created_at,
        last_used_at,
      })),
      recovery_codes_left: factors.recovery_codes.length,
      invitations: received.map(invitation => ({
        company_name: companyOf(invitation),
        email: invitation.email,
        state: invitation.state,
        expires_at: invitation.expires_at,
      })),
    },
    'devices.json': devices.map(({ id: session, device, provider, remember, begun_at, rotated_at, expires_at }) => ({
      ...device,
      signed_in_by: provider,
      remember,
      begun_at,
      last_used_at: rotated_at,
      expires_at,
      shows_notifications: told.has(session),
    })),
    'security.json': alerts.map(({ what, at }) => ({ what, at })),
  }
  return readable(files, id => id) as Record<string, unknown>
}

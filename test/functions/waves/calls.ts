import { vi } from 'vitest'
import { noPlan } from '#shared/company/plan/plan.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { askedExport } from '#shared/account/data-export.ts'
import { afterStep, newCompanyEffect } from '#shared/leave/effect/company-effect.ts'
import { askedFile, readyFile } from '#shared/attendance/file-export.ts'
import type { Account } from '#shared/account/model.ts'
import { newPasskey } from '#test/support/passkey.ts'
import { slackService } from '#test/support/slack-service.ts'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
// Sets what functions find in their environment, before anything imports one.
import { callAs, password, sessionOf, type Replied, type Sent, type Who } from './company.ts'
import { assistantCalls, confirmedActs } from './assistant-calls.ts'
import { backOfficeCalls } from './back-office-calls.ts'

const { Secret, TOTP } = await import('otpauth')
const { accountOf, memberOf } = await import('../in-memory/office.ts')
const { fileExports } = await import('#functions/attendance/file-export-store.ts')
const { dataExports } = await import('#functions/account/data-export-store.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { digestOf, identities } = await import('#functions/account/identity/identity-store.ts')
const { emailChanges, formerEmails } = await import('#functions/account/email-change-store.ts')
const { emailConfirmations } = await import('#functions/account/confirmation-store.ts')
const { resets } = await import('#functions/account/reset-store.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { headcounts } = await import('#functions/company/company-store.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { installState } = await import('#functions/integrations/slack/install-state.ts')
const { slackConnections, slackUsers, slackWorkspaces } = await import('#functions/integrations/slack/slack-store.ts')
const { sealToken } = await import('#functions/integrations/slack/slack-token.ts')
const { slackSecrets } = await import('#functions/platform/slack.ts')
const { newDelivery } = await import('#functions/integrations/webhooks/queue-event.ts')
const { sealSecret } = await import('#functions/integrations/webhooks/sealed-secret.ts')
const { webhookDeliveries, webhooks } = await import('#functions/integrations/webhooks/webhook-store.ts')
const { positionNames, positions } = await import('#functions/company/position-store.ts')
const { pack } = await import('#functions/company/directory-store.ts')
const { companyEffectParts, companyEffects } = await import('#functions/leave/company-effect/effect-store.ts')
const { bulkProgress, bulkRequests, bulkResults } = await import('#functions/leave/bulk-request-store.ts')
const { decisionLinks } = await import('#functions/notifications/decision-link.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { apiKeys } = await import('#functions/platform/api-keys.ts')
const { buildRegister } = await import('#functions/leave/absence-register/build-register.ts')
const { absenceRegisters } = await import('#functions/leave/absence-register/register-store.ts')
const { addressOf, calendarFeeds, calendarFeedUses, hashOf } = await import('#functions/leave/feed/feed-store.ts')
const { unsubscribeAddress } = await import('#functions/notifications/unsubscribe-link.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { invitations, openInvitations } = await import('#functions/people/invitation-store.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')

/** A call that succeeds: who makes it, and with what, once what it needs is there. */
export interface Prepared {
  as?: Who
  sent?: Sent | ((table: InMemoryTable) => Promise<Sent>)
}

const body = (form: object): Sent => ({ body: form })
const path = (id: string, form?: object): Sent => ({ path: { id }, ...(form && { body: form }) })
const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
const companyFacts = { name: 'Cég', country: 'HU' }
/** The keys of the example in RFC 8291, 5. */
const browser = {
  endpoint: 'https://web.push.apple.com/b',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const companyDay = { name: 'Cégnap', date: '2026-12-09' }
const personalData = { first_name: 'Éva', last_name: 'Kis', birthday: '1990-03-04' }

const asked = async () => (await callAs('anna', 'POST /day-off', body(days))).body.data.id
const aboutRequest = (form?: object) => async () => path(await asked(), form)
const decided = async () => {
  const id = await asked()
  await callAs('bela', 'POST /day-off/approve/{id}', path(id, {}))
  return path(id)
}
/** The token of the link by which somebody decides on a new request. */
export async function decisionToken(decider: string, form: object = days) {
  const { id: request } = (await callAs('anna', 'POST /day-off', body(form))).body.data
  const { approve } = (await decisionLinks({ company: 'c', request, decider, at: now.seconds }, 'hu'))!
  return new URL(approve).searchParams.get('token')!
}
/** A document that is attached to a request. */
async function withDocument(): Promise<Sent> {
  const id = await asked()
  const form = { upload: 'document', name: 'a.png' }
  const { body: reply } = await callAs('anna', 'POST /day-off/{id}/document', path(id, form))
  return { path: { id, documentId: (reply.data as unknown as { id: string }[])[0]!.id } }
}
const planIn = (data: object) => data as PlanView['data']
/** An order of a company that has grown beyond what is free, at the sum that it is offered. */
async function orderOf(table: InMemoryTable) {
  table.keep(headcounts, { company: 'c', part: '', active: 22 })
  const { data } = (await callAs('csilla', 'GET /company/plan', {})).body
  const { plan, term, gross } = planIn(data).offers[0]!
  const address = { postcode: '2600', city: 'Vác', address: 'Duna-sor 14.' }
  return { plan, term, gross, name: 'Cég', tax_number: '12345676-2-41', ...address, email: 'a@b.hu', reference: null }
}
async function aboutOrder(table: InMemoryTable) {
  const { data } = (await callAs('csilla', 'POST /company/order', body(await orderOf(table)))).body
  return { path: { number: planIn(data).orders[0]!.number } }
}
const lastMonth = '2026-10'
const octoberDays = { from: '2026-10-01', to: '2026-10-31' }
/** A file that Csilla has asked for, and that is ready. */
function keepFile(table: InMemoryTable) {
  const asked = { what: 'attendance' as const, month: lastMonth, format: 'pdf' as const }
  const file = askedFile(
    { company: 'c', member: 'csilla', id: 'f', asked, language: 'hu', name: 'f.zip', people: 5 },
    now,
  )
  table.keep(fileExports, readyFile(file, now))
}
const handedIn = async () => {
  await callAs('anna', 'POST /attendance/hand-in', body({ month: lastMonth }))
  return body({ user_id: 'anna', month: lastMonth })
}
const granted = async () => {
  const { body: reply } = await callAs('csilla', 'POST /user/{id}/extra-day-off', path('anna', extra))
  return reply.data.id
}
const extra = { year: 2026, days: 2, comment: '' }

/** An effect that Csilla has asked for, and that is ready. */
function keepEffect(table: InMemoryTable) {
  const asked = { of: 'rules' as const, change: {} }
  const effect = newCompanyEffect({ company: 'c', member: 'csilla', id: 'e', asked, total: 1 }, now)
  table.keep(companyEffects, afterStep(effect, { done: 1, total: 1, next: null }, now))
  const part = { company: 'c', member: 'csilla', effect: 'e', part: 0, expires_at: effect.expires_at }
  table.keep(companyEffectParts, { ...part, packed: pack('[]') })
}

function proposed(table: InMemoryTable): Sent {
  const facts = [{ fact: 'birth_date', before: null, after: '1990-03-04' }] as const
  const proposal = { id: 'f', status: 'proposed' as const, by: 'anna', at: now.seconds, facts: [...facts] }
  table.keep(factChanges, { company: 'c', member: 'anna', ...proposal })
  return { path: { id: 'anna', changeId: 'f' } }
}

async function invited(table: InMemoryTable, hasPassword: boolean) {
  const invitation = { id: 'i', company: 'c', member: 'emese', email: 'emese@example.hu', invited_by: 'denes' }
  table.keep(members, memberOf('emese', { status: 'invited' }))
  if (!hasPassword) table.keep(accounts, accountOf('emese', { password: null }))
  table.keep(invitations, { ...invitation, nonce: 'nonce', state: 'sent' as const, expires_at: 2e9 })
  table.keep(openInvitations, { company: 'c', member: 'emese', invitation: 'i' })
  return linkToken('i', 'nonce')
}

async function authenticator() {
  const { body: setup } = await callAs('anna', 'POST /user/authenticator/setup')
  const { challenge, secret } = setup.data as unknown as Record<'challenge' | 'secret', string>
  const codeAt = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 })
  return { challenge, code: codeAt(now.seconds), next: codeAt(now.seconds + 30) }
}

async function withAuthenticator() {
  const { next, ...setup } = await authenticator()
  await callAs('anna', 'POST /user/authenticator', body(setup))
  return next
}

async function passkeySetup() {
  const passkey = newPasskey('https://szabi.example')
  const { body: setup } = await callAs('anna', 'POST /user/passkey/setup')
  const { challenge, passkey: creation } = setup.data as unknown as { challenge: string; passkey: never }
  return { passkey, form: { challenge, name: 'Laptop', passkey: passkey.attest(creation) } }
}

async function withPasskey() {
  const { passkey, form } = await passkeySetup()
  await callAs('anna', 'POST /user/passkey', body(form))
  const { body: shown } = await callAs('anna', 'GET /user/second-factor')
  return { passkey, id: (shown.data.passkeys as { id: string }[])[0]!.id }
}

/** An address that waits for its link. */
function waitingEmail(table: InMemoryTable) {
  table.keep(emailChanges, {
    account: 'anna',
    email: 'uj@example.hu',
    nonce: 'nonce',
    stop_nonce: 'stop',
    changed: null,
    expires_at: 2e9,
  })
  return {}
}

/** Begins the way to a provider, and gives the cookie by which the browser comes back from it. */
async function wayBy(as: Who | undefined, route: string): Promise<Sent> {
  const sent = { path: { provider: 'google' }, body: {} }
  const { cookies } = await callAs(as, route, as ? { path: sent.path } : sent)
  return { path: sent.path, body: { response: '?code=c&state=s' }, cookies }
}

/** What Anna is called by the provider of these tests. */
const annasIdentity = { provider: 'google' as const, digest: digestOf({ iss: 'issuer', sub: 'anna' }) }
function withIdentity(table: InMemoryTable) {
  const linked = { ...annasIdentity, email: 'anna@example.hu', linked_at: now.seconds }
  const anna = table.kept(accounts, { id: 'anna' })
  table.keep(accounts, { ...anna, identities: [linked] } as Account)
  table.keep(identities, { ...annasIdentity, account: 'anna' })
}

const signIn = body({ email: 'anna@example.hu', password })
const signedIn = async (): Promise<Replied> => callAs(undefined, 'POST /auth/login', signIn)

/** How each endpoint of the contract is called, so that it does all of its usual work. */
export const calls: Record<string, Prepared> = {
  'GET /openapi.json': {},
  'GET /translate': {},
  'GET /article': {},
  'GET /article/{slug}': { sent: { path: { slug: 'tiz-nap-az-apanak' } } },
  'GET /category/by-slug-path/{slug}': { sent: { path: { slug: 'csalad' } } },
  'GET /landing/home': {},
  'POST /calculate-days-off': { sent: body({ year: 2026, birth_date: '1990-03-04' }) },
  'POST /calculate-working-days': { sent: body({ from: '2026-12-14', to: '2026-12-16' }) },

  'POST /contact': {
    sent: body({ name: 'Varga Nóra', email: 'nora@varga.example', message: 'Mennyibe kerül?', seconds: 12 }),
  },

  'POST /landing/visit': { sent: body({ campaign: { utm_source: 'hirlevel' } }) },

  'POST /auth/register': { sent: body({ email: 'uj@example.hu', password }) },
  'POST /auth/login': { sent: signIn },
  'POST /auth/logout': { sent: async () => ({ cookies: (await signedIn()).cookies }) },
  'POST /auth/refresh-token': { sent: async () => ({ cookies: (await signedIn()).cookies }) },
  'POST /auth/forgot-password': { sent: body({ email: 'anna@example.hu' }) },
  'POST /auth/reset-password': {
    sent: async table => {
      table.keep(resets, { account: 'anna', nonce: 'nonce', expires_at: 2e9 })
      return body({ token: await linkToken('anna', 'nonce'), password: 'Vadkacsa-2026' })
    },
  },
  'POST /auth/confirm-email': {
    sent: async table => {
      table.keep(accounts, accountOf('anna', { email_confirmed_at: null }))
      table.keep(emailConfirmations, { account: 'anna', nonce: 'nonce', expires_at: 2e9 })
      return body({ token: await linkToken('anna', 'nonce') })
    },
  },
  'PUT /user/email': { as: 'anna', sent: body({ email: 'uj@example.hu' }) },
  'GET /user/email-change': { as: 'anna', sent: async table => waitingEmail(table) },
  'DELETE /user/email-change': { as: 'anna', sent: async table => waitingEmail(table) },
  'POST /auth/confirm-email-change': {
    sent: async table => {
      waitingEmail(table)
      return body({ token: await linkToken('anna', 'nonce') })
    },
  },
  'POST /auth/stop-email-change': {
    sent: async table => {
      const [email, expires_at] = ['regi@example.hu', now.seconds + 1000]
      table.keep(logins, { email, account: 'anna', former_until: expires_at })
      table.keep(formerEmails, { account: 'anna', id: 'f', email, nonce: 'stop', at: now.seconds, expires_at })
      return body({ token: await linkToken('anna', 'stop') })
    },
  },
  'GET /day-off/decision': { sent: async () => ({ query: { token: await decisionToken('bela') } }) },
  'POST /day-off/decision': {
    sent: async () => body({ token: await decisionToken('bela'), decision: 'approved', version: 1 }),
  },
  'POST /notification/unsubscribe': {
    sent: async () => {
      const address = await unsubscribeAddress({ company: 'c', member: 'anna', topic: 'occasions' })
      return { query: { token: new URL(address).searchParams.get('token')! } }
    },
  },
  'POST /auth/second-factor': {
    sent: async () => {
      const code = await withAuthenticator()
      const { body: reply } = await signedIn()
      return body({ challenge: (reply.second_step as { challenge: string }).challenge, code })
    },
  },
  'POST /auth/passkey/options': { sent: body({}) },
  'POST /auth/passkey': {
    sent: async () => {
      const { passkey } = await withPasskey()
      const { body: options } = await callAs(undefined, 'POST /auth/passkey/options', body({}))
      return body({ challenge: options.challenge, passkey: passkey.assert(options.passkey as never) })
    },
  },
  'POST /auth/identity/{provider}': { sent: { path: { provider: 'google' }, body: {} } },
  'POST /auth/identity/{provider}/complete': {
    sent: async table => {
      withIdentity(table)
      return wayBy(undefined, 'POST /auth/identity/{provider}')
    },
  },
  'POST /user/identity/{provider}': { as: 'anna', sent: { path: { provider: 'google' } } },
  'POST /user/identity/{provider}/complete': {
    as: 'anna',
    sent: async () => wayBy('anna', 'POST /user/identity/{provider}'),
  },
  'DELETE /user/identity/{provider}': {
    as: 'anna',
    sent: async table => {
      withIdentity(table)
      return { path: { provider: 'google' } }
    },
  },
  'GET /auth/invite/{token}': { sent: async table => ({ path: { token: await invited(table, true) } }) },

  'GET /user/me': { as: 'anna' },
  'GET /user/session': { as: 'anna' },
  'DELETE /user/session': {
    as: 'anna',
    sent: async table => {
      table.keep(sessions, { ...sessionOf('anna'), id: 'other' })
      return {}
    },
  },
  'DELETE /user/session/{id}': {
    as: 'anna',
    sent: async table => {
      table.keep(sessions, { ...sessionOf('anna'), id: 'other' })
      return path('other')
    },
  },
  'POST /user/me/export-data': { as: 'anna' },
  'GET /user/me/export-data': {
    as: 'anna',
    sent: async table => {
      const size = 1000
      table.keep(dataExports, { ...askedExport('anna', 'x', now), ready_at: now.seconds, size, expires_at: 2e9 })
      return {}
    },
  },
  'GET /user/me/account': { as: 'anna' },
  'DELETE /user/me/account': { as: 'anna', sent: body({ email: 'anna@example.hu' }) },
  'GET /user/second-factor': { as: 'anna' },
  'POST /user/confirm-identity': { as: 'anna', sent: body({ password }) },
  'POST /user/confirm-identity/options': { as: 'anna' },
  'POST /user/send-confirmation': {
    as: 'anna',
    sent: async table => {
      table.keep(accounts, accountOf('anna', { email_confirmed_at: null }))
      return {}
    },
  },
  'PUT /user/password': { as: 'anna', sent: body({ current_password: password, new_password: 'Vadkacsa-2026' }) },
  'POST /user/{id}/password-reset': { as: 'csilla', sent: path('anna') },
  'GET /company/document-rules': { as: 'csilla' },
  'PUT /company/document-rules': { as: 'csilla', sent: body({ types: [2], kept_months: 12 }) },
  'GET /day-off/lacking-document': {
    as: 'csilla',
    sent: async () => {
      await callAs('anna', 'POST /day-off', body({ ...days, type_id: 2 }))
      return {}
    },
  },
  'POST /day-off/{id}/document/upload': { as: 'anna', sent: aboutRequest({ size: 100 }) },
  'POST /day-off/{id}/document': { as: 'anna', sent: aboutRequest({ upload: 'document', name: 'a.png' }) },
  'GET /day-off/{id}/document/{documentId}': { as: 'anna', sent: withDocument },
  'DELETE /day-off/{id}/document/{documentId}': { as: 'anna', sent: withDocument },
  'POST /avatar/upload': { as: 'anna', sent: body({ type: 'image/png', size: 100 }) },
  'PUT /avatar': { as: 'anna', sent: body({ upload: 'picture' }) },
  'DELETE /user/{id}/avatar': { as: 'anna', sent: path('me') },
  'PUT /user/preference': { as: 'anna', sent: body({ key: 'language', value: 'hu' }) },
  'POST /user/authenticator/setup': {
    as: 'anna',
  },
  'POST /user/authenticator': {
    as: 'anna',
    sent: async () => {
      const { challenge, code } = await authenticator()
      return body({ challenge, code })
    },
  },
  'DELETE /user/authenticator': {
    as: 'anna',
    sent: async () => {
      await withAuthenticator()
      return {}
    },
  },
  'POST /user/recovery-code': {
    as: 'anna',
    sent: async () => {
      await withAuthenticator()
      return {}
    },
  },
  'POST /user/passkey/setup': {
    as: 'anna',
  },
  'POST /user/passkey': { as: 'anna', sent: async () => body((await passkeySetup()).form) },
  'PUT /user/passkey/{id}': {
    as: 'anna',
    sent: async () => path((await withPasskey()).id, { name: 'Telefon' }),
  },
  'DELETE /user/passkey/{id}': { as: 'anna', sent: async () => path((await withPasskey()).id) },

  'POST /company': { as: 'anna', sent: body({ ...companyFacts, working_hours: generalWeek }) },
  'GET /company': { as: 'anna' },
  'PUT /company': { as: 'csilla', sent: body({ ...companyFacts, country: 'SK' }) },
  'DELETE /company': { as: 'denes', sent: body({ name: 'Cég' }) },
  'PUT /company/working-hours': { as: 'csilla', sent: body({ working_hours: { ...generalWeek, saturday: 4 } }) },
  'PUT /company/second-factor': { as: 'denes', sent: body({ is_required: false }) },
  'GET /company/administrator': { as: 'csilla' },
  'GET /company/audit-log': {
    as: 'csilla',
    sent: async () => {
      await callAs('csilla', 'POST /group', body({ name: 'Bolt' }))
      await callAs('csilla', 'PUT /user/{id}/employment-information', path('anna', { group_id: 'g' }))
      return {}
    },
  },
  'PUT /company/owner': { as: 'denes', sent: body({ user_id: 'csilla' }) },
  'POST /company/complete-registration': { as: 'denes' },
  'POST /company/select': { as: 'anna', sent: body({ company_id: 'c' }) },
  'GET /company/leave-rules': { as: 'csilla' },
  'PUT /company/leave-rules': { as: 'csilla', sent: body({ divisor: 'always_365' }) },
  'POST /company/leave-rules-effect': { as: 'csilla', sent: body({ roundingMode: 'each_part' }) },
  'GET /company/effect/{id}': { as: 'csilla', sent: async table => (keepEffect(table), path('e')) },
  'POST /company/calendar-effect': { as: 'csilla', sent: body({ call: 'POST /holiday', body: companyDay }) },
  'GET /group': { as: 'anna' },
  'POST /group': { as: 'csilla', sent: body({ name: 'Raktár' }) },
  'PUT /group/{id}': { as: 'csilla', sent: path('g', { name: 'Raktár', approver_ids: ['bela'] }) },
  'DELETE /group/{id}': { as: 'csilla', sent: path('g') },
  'POST /group/{id}/merge': {
    as: 'csilla',
    sent: async table => {
      table.keep(groups, { company: 'c', id: 'h', name: 'Raktár', approver_ids: [], dissolution: null })
      return path('g', { into: 'h' })
    },
  },
  'POST /group/move': { as: 'csilla', sent: body({ user_ids: ['anna', 'emese'], group_id: 'g' }) },
  'GET /webhook': { as: 'csilla', sent: async table => ({ path: { id: await webhook(table) } }) },
  'POST /webhook': {
    as: 'csilla',
    sent: body({ name: 'Bér', url: 'https://192.0.2.1.example/', events: ['request.created'] }),
  },
  'PUT /webhook/{id}': {
    as: 'csilla',
    sent: async table =>
      path(await webhook(table), { name: 'Bér', url: webhookUrl, events: ['request.created'], is_on: false }),
  },
  'DELETE /webhook/{id}': { as: 'csilla', sent: async table => path(await webhook(table)) },
  'POST /webhook/{id}/secret': { as: 'csilla', sent: async table => path(await webhook(table)) },
  'POST /webhook/{id}/test': { as: 'csilla', sent: async table => path(await webhook(table)) },
  'GET /webhook/{id}/delivery': { as: 'csilla', sent: async table => path(await webhook(table)) },
  'POST /webhook/{id}/delivery/{deliveryId}/replay': {
    as: 'csilla',
    sent: async table => ({ path: { id: await webhook(table), deliveryId: 'e' } }),
  },
  'GET /slack': { as: 'csilla' },
  'POST /slack/install': { as: 'csilla' },
  'POST /slack/connect': {
    as: 'csilla',
    sent: async table => {
      await slack(table)
      return { body: { code: 'right', state: await installState({ company: 'c', user: 'csilla' }, now) } }
    },
  },
  'PUT /slack': {
    as: 'csilla',
    sent: async table => {
      await slack(table)
      const posts = { requests: true, decisions: true, digest: false }
      return { body: { channel_id: 'C1', posts, language: 'en' } }
    },
  },
  'GET /slack/channel': { as: 'csilla', sent: async table => (await slack(table), {}) },
  'DELETE /slack': { as: 'csilla', sent: async table => (await slack(table), {}) },
  'POST /slack/link': {
    as: 'anna',
    sent: async table => {
      await slack(table)
      const whose = { company: 'c', team: 'T1', slack_user: 'UANNA' }
      const unlinked = { member: null, trusted: null, linked_at: null }
      table.keep(slackUsers, { ...whose, ...unlinked, nonce: 'nonce', expires_at: now.seconds + 60 })
      return { body: { token: await linkToken('c_T1_UANNA', 'nonce') } }
    },
  },
  'GET /slack/link': { as: 'anna', sent: async table => (await slack(table), keepSlackUser(table), {}) },
  'DELETE /slack/link': { as: 'anna', sent: async table => (await slack(table), keepSlackUser(table), {}) },
  'POST /slack/event': {
    sent: async () => {
      const asked = { type: 'url_verification', challenge: '{}' }
      const service = slackService(await slackSecrets())
      const { headers } = service.signed(JSON.stringify(asked), 'application/json', now.seconds)
      return { body: asked, headers }
    },
  },
  'GET /country': { as: 'anna' },
  'GET /position': { as: 'anna' },
  'POST /position': { as: 'csilla', sent: body({ name: 'asztalos' }) },
  'PUT /position/{id}': { as: 'csilla', sent: async table => path(position(table), { name: 'lakatos' }) },
  'DELETE /position/{id}': { as: 'csilla', sent: async table => path(position(table)) },
  'GET /holiday': { as: 'anna' },
  'POST /holiday': { as: 'csilla', sent: body(companyDay) },
  'PUT /holiday/{id}': {
    as: 'csilla',
    sent: async () => {
      const { body: reply } = await callAs('csilla', 'POST /holiday', body(companyDay))
      return path(reply.data.id, { ...companyDay, name: 'Másnap' })
    },
  },
  'DELETE /holiday/{id}': {
    as: 'csilla',
    sent: async () => path((await callAs('csilla', 'POST /holiday', body(companyDay))).body.data.id),
  },
  'GET /holiday/import': { as: 'csilla', sent: async table => (abroad(table), { query: { year: '2026' } }) },
  'POST /holiday/import': { as: 'csilla', sent: async table => (abroad(table), body({ year: 2026 })) },

  'GET /user/list': { as: 'anna' },
  'GET /user/upcoming-events': { as: 'anna' },
  'GET /user/{id}': { as: 'anna', sent: path('bela') },
  'DELETE /user/{id}': { as: 'denes', sent: path('emese') },
  'DELETE /user/{id}/second-factor': {
    as: 'csilla',
    sent: async () => {
      await withAuthenticator()
      return path('anna')
    },
  },
  'PUT /user/{id}/role': { as: 'denes', sent: path('emese', { role: 2 }) },
  'POST /user/{id}/deactivate': { as: 'denes', sent: path('emese') },
  'POST /user/{id}/activate': {
    as: 'denes',
    sent: async table => {
      table.keep(members, memberOf('emese', { status: 'inactive' }))
      return path('emese')
    },
  },
  'PUT /user/{id}/approvers': { as: 'csilla', sent: path('emese', { approver_ids: ['bela'] }) },
  'PUT /user/{id}/account-settings': { as: 'anna', sent: path('me', { stand_in_id: 'emese' }) },
  'PUT /user/{id}/personal-information': { as: 'anna', sent: path('me', personalData) },
  'PUT /user/{id}/employment-information': {
    as: 'csilla',
    sent: async table => {
      position(table)
      return path('anna', { group_id: 'g', position: 'ács', employer_extra_days: 2 })
    },
  },
  'POST /user/invite': { as: 'csilla', sent: body({ invites: [{ email: 'uj@example.hu' }] }) },
  'POST /user/import': {
    as: 'csilla',
    sent: body({
      rows: [{ email: 'uj@example.hu', first_name: 'Új', last_name: 'Kis', approvers: ['bela@example.hu'] }],
    }),
  },
  'POST /user/bulk': { as: 'csilla', sent: body({ user_ids: ['anna', 'bela'], change: { act: 'deactivate' } }) },
  'GET /user/bulk': {
    as: 'csilla',
    sent: async () => {
      await callAs('csilla', 'POST /user/bulk', body({ user_ids: ['anna'], change: { act: 'deactivate' } }))
      return {}
    },
  },
  'POST /user/bulk-effect': {
    as: 'csilla',
    sent: body({ user_ids: ['anna', 'bela'], change: { act: 'extra_days', ...extra } }),
  },
  'POST /user/save-invite-password': {
    sent: async table => {
      const token = await invited(table, false)
      return body({ token, first_name: 'Emese', last_name: 'Kis', password: 'Vadkacsa-2026' })
    },
  },
  'POST /user/join-company': {
    as: 'emese',
    sent: async table => body({ token: await invited(table, true), first_name: 'Emese', last_name: 'Kis' }),
  },
  'GET /user/{id}/fact-change': { as: 'csilla', sent: async table => (proposed(table), path('anna')) },
  'POST /user/{id}/fact-change/{changeId}/confirm': { as: 'csilla', sent: async table => proposed(table) },
  'POST /user/{id}/fact-change/{changeId}/decline': {
    as: 'csilla',
    sent: async table => ({ ...proposed(table), body: { reason: '' } }),
  },
  'DELETE /user/{id}/fact-change/{changeId}': { as: 'anna', sent: async table => proposed(table) },
  'GET /user/{id}/fact-change/{changeId}/effect': { as: 'csilla', sent: async table => proposed(table) },
  'POST /user/{id}/facts-effect': {
    as: 'csilla',
    sent: path('anna', { call: 'PUT /user/{id}/personal-information', body: personalData }),
  },
  'POST /user/{id}/employment-effect': { as: 'csilla', sent: path('anna', { employer_extra_days: 3 }) },

  'GET /user/fact-change': { as: 'csilla', sent: async table => (proposed(table), {}) },
  'GET /user/obligation': { as: 'bela', sent: async table => (proposed(table), await asked(), {}) },
  'GET /user/employments': { as: 'csilla', sent: { query: { ids: 'anna,bela' } } },
  'GET /user/balances': { as: 'csilla', sent: { query: { ids: 'anna,bela' } } },
  'GET /user/{id}/balance': { as: 'anna', sent: path('me') },
  'GET /user/{id}/extra-day-off': { as: 'anna', sent: path('me') },
  'POST /user/{id}/extra-day-off': { as: 'csilla', sent: path('anna', extra) },
  'DELETE /user/{id}/extra-day-off/{extraId}': {
    as: 'csilla',
    sent: async () => ({ path: { id: 'anna', extraId: await granted() } }),
  },
  'GET /day-off': {
    as: 'anna',
    sent: async () => {
      await asked()
      await granted()
      return {}
    },
  },
  'POST /day-off': { as: 'anna', sent: body(days) },
  'POST /day-off/preview': { as: 'anna', sent: body({ type_id: 1, from_date: '2026-12-01', to_date: '2026-12-03' }) },
  'GET /day-off/{id}': { as: 'bela', sent: aboutRequest() },
  'PUT /day-off/{id}': { as: 'csilla', sent: aboutRequest({ ...days, to_date: '2026-12-17' }) },
  'PUT /day-off/{id}/shorten': {
    as: 'csilla',
    sent: async () => path((await decided()).path!.id!, { to_date: '2026-12-15', reason: 'Próba' }),
  },
  'DELETE /day-off/{id}': { as: 'anna', sent: aboutRequest() },
  'POST /day-off/cancel': { as: 'csilla', sent: async () => body({ ids: [await asked()] }) },
  'GET /day-off/bulk/{id}': { as: 'csilla', sent: async table => path(assigned(table)) },
  'POST /day-off/bulk/{id}/undo': { as: 'csilla', sent: async table => path(assigned(table)) },
  'POST /day-off/approve/{id}': { as: 'bela', sent: aboutRequest({}) },
  'POST /day-off/reject/{id}': { as: 'bela', sent: aboutRequest({ comment: '' }) },
  'GET /day-off/reject/{id}': { as: 'bela', sent: aboutRequest() },
  'POST /day-off/undo/{id}': { as: 'bela', sent: decided },
  'GET /day-off/dashboard': { as: 'bela', sent: { query: { limit: '-1' } } },
  'GET /day-off/dashboard/balance': { as: 'bela', sent: async () => ({ query: { ids: await asked() } }) },
  'GET /day-off/absent': { as: 'anna' },
  'GET /day-off/calendar': { as: 'anna' },
  'GET /day-off/calendar/counts': { as: 'anna' },

  'GET /attendance': { as: 'anna' },
  'PUT /attendance/{date}': { as: 'anna', sent: { path: { date: `${lastMonth}-05` }, body: { end: '18:00' } } },
  'POST /attendance/hand-in': { as: 'anna', sent: body({ month: lastMonth }) },
  'POST /attendance/accept': { as: 'bela', sent: body({ month: lastMonth, user_ids: ['anna'] }) },
  'POST /attendance/reopen': { as: 'bela', sent: handedIn },
  'GET /attendance/state': { as: 'csilla', sent: { query: { month: lastMonth } } },
  'GET /attendance/list': { as: 'bela', sent: { query: { month: lastMonth, ids: 'anna' } } },
  'GET /export/attendance': { as: 'anna', sent: { query: { month: lastMonth, format: 'csv', ids: 'anna' } } },
  'GET /export/leave-cards': { as: 'anna', sent: { query: { year: '2026', ids: 'anna' } } },
  'GET /day-off/{id}/slip': { as: 'bela', sent: aboutRequest() },
  'GET /export/payroll/preview': { as: 'csilla', sent: { query: octoberDays } },
  'GET /export/payroll': { as: 'csilla', sent: { query: { ...octoberDays, format: 'csv' } } },
  'GET /company/plan': { as: 'csilla' },
  'POST /company/order': { as: 'csilla', sent: async table => body(await orderOf(table)) },
  'GET /company/order/{number}/pdf': { as: 'csilla', sent: aboutOrder },
  'DELETE /company/order/{number}': { as: 'csilla', sent: aboutOrder },
  'POST /company/grant': { as: 'csilla' },
  'PUT /company/payroll-settings': { as: 'csilla', sent: body({ columns: ['name'], codes: { vacation: 'SZ1' } }) },
  'GET /export/file/{id}': { as: 'csilla', sent: async table => (keepFile(table), path('f')) },

  'GET /notification': { as: 'anna', sent: async table => (keepNotification(table), {}) },
  'GET /notification/seen': { as: 'anna', sent: async table => (keepNotification(table), {}) },
  'GET /notification/push': { as: 'anna', sent: async table => (browserOf(table), {}) },
  'POST /notification/push': { as: 'anna', sent: body(browser) },
  'DELETE /notification/push/{id}': { as: 'anna', sent: async table => (browserOf(table), path('b')) },
  'GET /notification/preferences': { as: 'anna' },
  'PUT /notification/preferences': { as: 'anna', sent: body({ choices: { occasions: { email: false } } }) },
  'GET /company/notification-defaults': { as: 'csilla' },
  'PUT /company/notification-defaults': { as: 'csilla', sent: body({ quiet_when_away: false }) },
  'DELETE /notification/{id}': { as: 'anna', sent: async table => (keepNotification(table), path('n')) },
  'POST /notification/custom': {
    as: 'csilla',
    sent: body({ message: 'Holnap áramszünet lesz.', audience: 'everybody' }),
  },
  'GET /notification/custom': { as: 'csilla' },

  ...assistantCalls,
  ...backOfficeCalls,
  'GET /company/api-key': { as: 'csilla', sent: async table => (keepKey(table), {}) },
  'POST /company/api-key': { as: 'csilla', sent: body({ name: 'Bérprogram', scope: 'read', expires_on: null }) },
  'DELETE /company/api-key/{id}': { as: 'csilla', sent: async table => path(keepKey(table)) },
  'GET /user/calendar-feed': { as: 'anna', sent: async table => (keepFeed(table), {}) },
  'POST /user/calendar-feed': { as: 'anna', sent: body({ name: 'Csoport', scope: 'group', group: 'g' }) },
  'DELETE /user/calendar-feed/{id}': { as: 'anna', sent: async table => path(keepFeed(table)) },
  'GET /company/calendar-feed': { as: 'csilla', sent: async table => (keepFeed(table), {}) },
  'DELETE /user/{id}/calendar-feed/{feedId}': {
    as: 'csilla',
    sent: async table => ({ path: { id: 'anna', feedId: keepFeed(table) } }),
  },
  'GET /calendar/{address}': {
    sent: async table => {
      keepFeed(table)
      table.keep(absenceRegisters, { company: 'c', parts: {}, begun_at: now.seconds, is_built: false })
      await buildRegister({ company: 'c' })
      return { path: { address: addressOf({ company: 'c', member: 'anna' }, feedSecret) } }
    },
  },
}

export const feedSecret = 's'.repeat(26)

/** A feed of the whole company, which Anna has. */
function keepFeed(table: InMemoryTable): string {
  const id = hashOf(feedSecret)
  const feed = { company: 'c', member: 'anna', id, name: 'Mindenki', scope: 'company' as const, group: null }
  table.keep(calendarFeeds, { ...feed, created_at: now.seconds })
  table.keep(calendarFeedUses, { company: 'c', member: 'anna', id, hour: 0, fetches: 0 })
  return id
}

function keepKey(table: InMemoryTable): string {
  const key = { company: 'c', id: 'key-k', name: 'Bérprogram', scope: 'read' as const, hash: 'hash' }
  table.keep(apiKeys, { ...key, created_at: 0, created_by: 'denes', ends_at: null, revoked_at: null })
  return 'key-k'
}

/** A workspace that is connected, whose Slack is a stand-in. */
async function slack(table: InMemoryTable): Promise<void> {
  vi.stubGlobal('fetch', slackService(await slackSecrets()).fetch)
  table.keep(slackWorkspaces, { team: 'T1', company: 'c' })
  table.keep(slackConnections, {
    company: 'c',
    team: 'T1',
    team_name: 'Kéktó',
    token: await sealToken('xoxb-stand-in', 'c'),
    channel: null,
    posts: { requests: true, decisions: true, digest: true },
    language: 'hu',
    connected_at: now.seconds,
    connected_by: 'csilla',
  })
}

/** Anna is a user of the workspace. */
function keepSlackUser(table: InMemoryTable) {
  const user = { company: 'c', team: 'T1', slack_user: 'UANNA', member: 'anna', trusted: null, linked_at: now.seconds }
  table.keep(slackUsers, { ...user, nonce: null, expires_at: null })
}

const webhookUrl = 'https://example.hu/szabi'

/** A webhook with a delivery that has failed. */
async function webhook(table: InMemoryTable): Promise<string> {
  const named = { company: 'c', id: 'w' }
  const secret = await sealSecret('whsec_test', named)
  const kept = { name: 'Bér', url: webhookUrl, events: ['request.created'], secret, former: null, state: 'on' as const }
  table.keep(webhooks, {
    ...named,
    ...kept,
    off_at: null,
    failing_since: null,
    created_at: now.seconds,
    created_by: 'csilla',
  })
  const event = { id: 'e', event: 'request.created', at: now.seconds, body: '{}' }
  table.keep(webhookDeliveries, { ...newDelivery(named, event, now), state: 'failed' as const })
  return named.id
}

function position(table: InMemoryTable): string {
  table.keep(positions, { company: 'c', id: 'p', name: 'ács' })
  table.keep(positionNames, { company: 'c', name: 'ács', position: 'p' })
  return 'p'
}

/** Leave for many people that is booked. */
function assigned(table: InMemoryTable): string {
  const shared = { company: 'c', expires_at: 2e9 }
  const order = { ...shared, id: 'b', by: 'csilla', draft: days, total: 1, undone_by: null, created_at: now.seconds }
  table.keep(bulkRequests, order)
  table.keep(bulkProgress, { ...shared, bulk: 'b', status: 'booked' as const, reached: 1, booked: 0 })
  table.keep(bulkResults, { ...shared, bulk: 'b', place: '00000', person: 'anna', request: null })
  return 'b'
}

function abroad(table: InMemoryTable) {
  table.keep(calendars, { ...table.kept(calendars, { company: 'c' })!, country: 'SK' })
}

function browserOf(table: InMemoryTable) {
  const whose = { account: 'anna', id: 'b', session: 'session-anna', created_at: now.seconds }
  table.keep(pushSubscriptions, { ...whose, ...browser, device: { browser: null, system: null } })
}

function keepNotification(table: InMemoryTable) {
  const notification = { company: 'c', member: 'anna', id: 'n', type: 9, is_seen: false, created_at: now.seconds }
  table.keep(notifications, { ...notification, about: null, message: null, expires_at: 2e9 })
}

/** Prepares a call and gives the function that makes it: as somebody else than usual, or with more than usual. */
export async function prepared(
  route: string,
  table: InMemoryTable,
  { as, ...more }: { as?: Who } & Sent = {},
): Promise<() => Promise<Replied>> {
  const one = calls[route] ?? longestCalls[route]
  if (!one) throw new Error(`How is ${route} called?`)
  const sent = await sentBy(one, table)
  return () => callAs(as ?? one.as, routeIn(route), { ...sent, ...more })
}

const sentBy = async ({ sent = {} }: Prepared, table: InMemoryTable) =>
  typeof sent === 'function' ? sent(table) : sent

/** The route of a call, whose name may say what lets it take longest. */
const routeIn = (name: string) => name.split(', ')[0]!

/** A call in a company whose trial is over, and that has seats left. */
const withSeats = (prepared: Prepared): Prepared => ({
  ...prepared,
  sent: async table => {
    table.keep(companyPlans, { ...noPlan('c'), trial_from: '2026-01-01' })
    return sentBy(prepared, table)
  },
})

const joining = withSeats(calls['POST /user/join-company']!)

/** Calls of endpoints that take longest where more is asked of them: where seats are limited, and where something was confirmed. */
export const longestCalls: Record<string, Prepared> = {
  'POST /user/save-invite-password, where seats are limited': withSeats(calls['POST /user/save-invite-password']!),
  'POST /user/{id}/activate, where seats are limited': withSeats(calls['POST /user/{id}/activate']!),
  'POST /user/join-company, where seats are limited': joining,
  'POST /user/join-company, where seats are limited and no company is selected': {
    ...joining,
    sent: async table => ({ ...(await sentBy(joining, table)), company: null }),
  },
  ...confirmedActs,
}

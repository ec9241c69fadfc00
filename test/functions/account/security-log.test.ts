import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noSecondFactors } from '#shared/account/second-factor.ts'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()

const { accountOf, inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { emailConfirmations } = await import('#functions/account/confirmation-store.ts')
const { emailChanges } = await import('#functions/account/email-change-store.ts')
const { hashOf } = await import('#functions/account/password.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { seal } = await import('#functions/platform/seal.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')
const { invitations } = await import('#functions/people/invitation-store.ts')
const { members } = await import('#functions/company/member-store.ts')

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
const info = vi.spyOn(console, 'info').mockImplementation(() => {})

const password = 'Szabi2026'
let hash: string
let table: InMemoryTable
beforeAll(async () => void (hash = await hashOf(password)))
beforeEach(() => {
  table = inMemoryOffice()
  table.keep(accounts, accountOf('anna', { password: hash }))
  info.mockClear()
})

interface Reply {
  statusCode: number
  cookies?: string[]
  body: string
}

/** Calls a handler whole, with the frame that writes the log. */
async function ask(file: Promise<{ handler: unknown }>, body: object, cookies: string[] = []) {
  const handler = (await file).handler as (event: object, context: object) => Promise<Reply>
  const headers = { 'content-type': 'application/json' }
  const requestContext = { requestId: 'r', http: { sourceIp: '198.51.100.7' } }
  const event = { rawPath: '/api/en', headers, cookies, pathParameters: { locale: 'en' }, requestContext }
  return handler({ ...event, body: JSON.stringify(body) }, {})
}
const entries = () =>
  info.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .map(({ event, outcome, account }) => [event, outcome, account])

const account = (name: string) => import(`../../../functions/account/${name}.ts`) as Promise<{ handler: unknown }>
const people = (name: string) => import(`../../../functions/people/${name}.ts`) as Promise<{ handler: unknown }>
const signIn = () => ask(account('log-in'), { email: 'anna@example.hu', password, captcha: 'stand-in.log_in' })
const withApp = async () =>
  table.keep(secondFactors, {
    ...noSecondFactors('anna'),
    is_on: true,
    authenticator: { secret: await seal('JBSWY3DPEHPK3PXP', 'anna'), added_at: 0, last_step: 0 },
  })

describe('security 7: the log names the account of a call without a session', () => {
  it('when an accepted password waits for its second factor, which is no sign-in yet, and when the code is wrong', async () => {
    await withApp()
    const { second_step } = JSON.parse((await signIn()).body) as { second_step: { challenge: string } }
    await ask(account('complete-log-in'), { challenge: second_step.challenge, code: '000000' })
    expect(entries()).toEqual([
      ['password_accepted', 'success', 'anna'],
      ['sign_in', 'refused', 'anna'],
    ])
  })

  it('when somebody signs in and out', async () => {
    const { cookies = [] } = await signIn()
    const sent = cookies.map(cookie => cookie.split(';')[0]!)
    await ask(account('log-out'), {}, sent)
    await ask(account('log-out'), {}, sent)
    expect(entries()).toEqual([
      ['sign_in', 'success', 'anna'],
      ['sign_out', 'success', 'anna'],
      ['sign_out', 'success', undefined],
    ])
  })

  it('when a password is forgotten and an address is confirmed', async () => {
    await ask(account('forgot-password'), { email: 'anna@example.hu', captcha: 'stand-in.forgot_password' })
    table.keep(emailConfirmations, { account: 'anna', nonce: 'nonce', expires_at: now.seconds + 1000 })
    await ask(account('confirm-email'), { token: await linkToken('anna', 'nonce') })
    expect(entries()).toEqual([
      ['credentials_changed', 'success', 'anna'],
      ['credentials_changed', 'success', 'anna'],
    ])
  })

  it('when a change of the address is confirmed, or stopped', async () => {
    const waiting = { account: 'anna', email: 'uj@example.hu', nonce: 'nonce', stop_nonce: 'stop', changed: null }
    const keep = () => table.keep(emailChanges, { ...waiting, expires_at: now.seconds + 1000 })
    keep()
    await ask(people('stop-email-change'), { token: await linkToken('anna', 'stop') })
    keep()
    await ask(people('confirm-email-change'), { token: await linkToken('anna', 'nonce') })
    await ask(people('confirm-email-change'), { token: await linkToken('anna', 'other') })
    expect(entries()).toEqual([
      ['credentials_changed', 'success', 'anna'],
      ['credentials_changed', 'success', 'anna'],
      ['credentials_changed', 'refused', undefined],
    ])
  })

  it('when a passkey is refused', async () => {
    table.keep(secondFactors, { ...noSecondFactors('anna'), is_on: true })
    const { challenge } = JSON.parse((await ask(account('start-passkey-log-in'), {})).body) as { challenge: string }
    const bytes = Buffer.from('anna').toString('base64url')
    const response = { clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ', userHandle: bytes }
    const passkey = { id: 'AQ', rawId: 'AQ', type: 'public-key', response }
    await ask(account('log-in-with-passkey'), { challenge, passkey })
    expect(entries()).toEqual([['sign_in', 'refused', 'anna']])
  })

  it('when somebody accepts an invitation', async () => {
    table.keep(members, memberOf('bela', { status: 'invited' }))
    table.keep(invitations, {
      id: 'i',
      company: 'c',
      member: 'bela',
      email: 'bela@example.hu',
      invited_by: 'denes',
      nonce: 'nonce',
      state: 'sent' as const,
      expires_at: now.seconds + 1000,
    })
    const names = { first_name: 'Béla', last_name: 'Kis' }
    const body = { token: await linkToken('i', 'nonce'), ...names, password: 'Sarkantyu2027' }
    expect((await ask(import('#functions/people/accept-invitation.ts'), body)).statusCode).toBe(200)
    expect(entries()).toEqual([['joined', 'success', 'bela']])
  })
})

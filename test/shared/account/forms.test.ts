import fc from 'fast-check'
import { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { resetSecondFactors } from '#shared/people/contract/reset-second-factors.ts'
import { sendPasswordReset } from '#shared/people/contract/send-password-reset.ts'
import { exportData } from '#shared/account/contract/export-data.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { endSession } from '#shared/account/contract/end-session.ts'
import { linkIdentity } from '#shared/account/contract/identity/link-identity.ts'
import { startLinkingIdentity } from '#shared/account/contract/identity/start-linking-identity.ts'
import { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { renewWebhookSecret } from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { installSlack } from '#shared/integrations/contract/slack/install-slack.ts'
import { unlinkIdentity } from '#shared/account/contract/identity/unlink-identity.ts'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { describe, expect, it } from 'vitest'
import { connectAssistant } from '#shared/account/contract/assistant/connect-assistant.ts'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { objections } from '../objections.ts'

const {
  addAuthenticator,
  addPasskey,
  changeEmail,
  changePassword,
  completeLogIn,
  confirmIdentity,
  listSessions,
  logInWithPasskey,
  logIn,
  register,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resetPassword,
  setUpAuthenticator,
  setUpPasskey,
  showSecondFactors,
  startPasskeyLogIn,
} = api.account

const email = 'anna@example.hu'
const challenge = 'Ab3-_'.padEnd(43, 'x')
const assertion = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAE', signature: 'c2ln' },
}
const attestation = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'b2Jq', transports: ['internal', 'hybrid'] },
}

describe('security 8: a challenge is answered', () => {
  const answers: [string, Pick<Endpoint, 'body'>, object][] = [
    ['by the code of a new authenticator app', addAuthenticator, { challenge, code: '123456' }],
    ['by a new passkey', addPasskey, { challenge, name: 'Laptop', passkey: attestation }],
    ['by the code of a second step', completeLogIn, { challenge, code: '123456' }],
    ['by the passkey of a second step', completeLogIn, { challenge, passkey: assertion }],
    ['by a passkey alone', logInWithPasskey, { challenge, passkey: assertion }],
  ]

  it.each(answers)('%s', (_, { body }, answer) => {
    expect(objections(body, answer)).toEqual({})
  })

  it.each(answers)('%s, but by no token that was never given', (_, { body }, answer) => {
    for (const token of [challenge.slice(1), `${challenge}x`, challenge.replace('-', '+'), `${challenge}\n`, ''])
      expect(objections(body, { ...answer, challenge: token })).toEqual({ challenge: 'refusals:challengeOver' })
    expect(objections(body, { ...answer, challenge: undefined })).toEqual({ challenge: 'problems:required' })
  })

  it('to ask for a passkey, with the challenge of a second step or with none', () => {
    const { body } = startPasskeyLogIn
    for (const asked of [{}, { second_step: challenge }]) expect(objections(body, asked)).toEqual({})
    expect(objections(body, { second_step: 'x' })).toEqual({ second_step: 'refusals:challengeOver' })
  })
})

describe('a code of a second factor', () => {
  const code = (typed: unknown) => objections(addAuthenticator.body, { challenge, code: typed })

  it('is what was typed, with blanks and hyphens, up to forty characters', () => {
    for (const typed of ['123456', ' 123 456 ', 'abcde-fghij', 'x'.repeat(40)]) expect(code(typed)).toEqual({})
    expect(addAuthenticator.body!.parse({ challenge, code: ' 123 456 ' }).code).toBe('123 456')
  })

  it.each([
    ['', 'problems:required'],
    ['   ', 'problems:required'],
    [undefined, 'problems:required'],
    [123456, 'problems:required'],
    ['x'.repeat(41), 'problems:tooLong'],
  ])('is not %j', (typed, sentence) => {
    expect(code(typed)).toEqual({ code: sentence })
  })

  it('or the password confirms who is in', () => {
    const { body } = confirmIdentity
    for (const given of [{ password: 'x' }, { code: '123456' }]) expect(objections(body, given)).toEqual({})
    expect(objections(body, { password: '' })).toEqual({ password: 'problems:required' })
    expect(objections(body, { code: ' ' })).toEqual({ code: 'problems:required' })
  })
})

describe('what a passkey replies', () => {
  const signed = (response: object, more: object = {}) =>
    objections(logInWithPasskey.body, {
      challenge,
      passkey: { ...assertion, ...more, response: { ...assertion.response, ...response } },
    })
  const made = (response: object) =>
    objections(addPasskey.body, {
      challenge,
      name: 'Laptop',
      passkey: { ...attestation, response: { ...attestation.response, ...response } },
    })

  it('is bytes as base64url, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 1000 }), bytes => {
        const text = Buffer.from(bytes).toString('base64url')
        expect(signed({ signature: text, userHandle: text }, { id: text, rawId: text })).toEqual({})
      }),
    )
  })

  it.each(['a+b', 'a/b', 'YQ==', 'a b', '', 'á'])('is no other text, such as %j', text => {
    expect(signed({ signature: text })).toEqual({ 'passkey.response.signature': 'problems:invalidValue' })
    expect(made({ attestationObject: text })).toEqual({
      'passkey.response.attestationObject': 'problems:invalidValue',
    })
  })

  it('is so long that every authenticator gets in, and no longer: an id of 1023 bytes, data of 6 KiB', () => {
    const idOf1023 = 'x'.repeat(Math.ceil((1023 * 4) / 3))
    expect(signed({ signature: 'x'.repeat(8192), userHandle: idOf1023 }, { id: idOf1023 })).toEqual({})
    expect(signed({ signature: 'x'.repeat(8193) })).toEqual({ 'passkey.response.signature': 'problems:tooLong' })
    expect(signed({}, { id: 'x'.repeat(1401) })).toEqual({ 'passkey.id': 'problems:tooLong' })
    expect(signed({ userHandle: 'x'.repeat(1401) })).toEqual({ 'passkey.response.userHandle': 'problems:tooLong' })
  })

  it('is of a public key, and whole', () => {
    expect(signed({}, { type: 'password' })).toHaveProperty(['passkey.type'])
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'])
      expect(signed({ [field]: undefined })).toEqual({ [`passkey.response.${field}`]: 'problems:required' })
  })

  it('names ten ways at most in which it is reached, each in short, or none', () => {
    for (const transports of [undefined, [], Array.from({ length: 10 }, () => 'x'.repeat(30))])
      expect(made({ transports })).toEqual({})
    expect(made({ transports: ['x'.repeat(31)] })).toEqual({ 'passkey.response.transports.0': 'problems:tooLong' })
    expect(made({ transports: Array.from({ length: 11 }, () => 'usb') })).toHaveProperty([
      'passkey.response.transports',
    ])
  })

  it('gets a name of one line, which can be changed', () => {
    const renamed = (name: unknown) => objections(renamePasskey.body, { name })
    for (const name of ['Laptop', 'x'.repeat(60), 'Anna kulcsa 🔑']) expect(renamed(name)).toEqual({})
    expect(renamed('x'.repeat(61))).toEqual({ name: 'problems:tooLong' })
    expect(renamed(' ')).toEqual({ name: 'problems:required' })
    expect(renamed('Lap\ntop')).toEqual({ name: 'problems:strangeCharacters' })
  })
})

describe('a password', () => {
  it('that is in use need not follow the rules for a new one', () => {
    for (const password of ['x', ' ', 'x'.repeat(200)]) {
      expect(objections(logIn.body, { email, password })).toEqual({})
      expect(objections(changePassword.body, { current_password: password, new_password: 'Szabi2026' })).toEqual({})
    }
    expect(objections(logIn.body, { email, password: '' })).toEqual({ password: 'problems:required' })
    expect(objections(logIn.body, { email, password: 'x'.repeat(201) })).toEqual({ password: 'problems:tooLong' })
  })

  it('that is chosen follows them on every form', () => {
    const weak = 'szabi2026'
    expect(objections(register.body, { email, password: weak })).toEqual({ password: 'problems:passwordUpper' })
    expect(objections(resetPassword.body, { token: 't', password: weak })).toEqual({
      password: 'problems:passwordUpper',
    })
    expect(objections(changePassword.body, { current_password: 'x', new_password: weak })).toEqual({
      new_password: 'problems:passwordUpper',
    })
  })

  it('goes with a captcha of up to 4096 characters, or with none', () => {
    const with_ = (captcha?: string) => objections(logIn.body, { email, password: 'x', captcha })
    expect([with_(), with_('x'.repeat(4096))]).toEqual([{}, {}])
    expect(with_('x'.repeat(4097))).toEqual({ captcha: 'problems:tooLong' })
  })
})

it('whoever signs in is remembered unless they say no', () => {
  for (const [body, form] of [
    [logIn.body!, { email, password: 'x' }],
    [logInWithPasskey.body!, { challenge, passkey: assertion }],
  ] as const) {
    expect(body.parse(form)).toMatchObject({ remember_me: true })
    expect(body.parse({ ...form, remember_me: false })).toMatchObject({ remember_me: false })
  }
})

describe('security 8: every change of a second factor', () => {
  it('asks for a confirmed identity, but for its name, as ending sessions, an export of the own data and its erasure do (ASVS 7.5.2)', () => {
    const changes = [
      setUpAuthenticator,
      addAuthenticator,
      removeAuthenticator,
      setUpPasskey,
      addPasskey,
      removePasskey,
      renewRecoveryCodes,
      endSession,
      endOtherSessions,
      exportData,
      eraseAccount,
      startLinkingIdentity,
      linkIdentity,
      unlinkIdentity,
    ]
    expect(changes.map(({ access, confirmed }) => [access, confirmed])).toEqual(changes.map(() => ['account', true]))
    const every = Object.values(api).flatMap(feature => Object.values<Endpoint>(feature))
    expect(
      every
        .filter(endpoint => endpoint.confirmed)
        .map(({ route }) => route)
        .sort(),
    ).toEqual(
      [
        ...changes,
        changeEmail,
        resetSecondFactors,
        sendPasswordReset,
        handOverCompany,
        // What gives another program a way in.
        createCalendarFeed,
        createApiKey,
        revokeApiKey,
        addWebhook,
        changeWebhook,
        renewWebhookSecret,
        installSlack,
        connectAssistant,
        // What operators do to the account of somebody else.
        api.backoffice.sendUserReset,
        api.backoffice.deactivateUser,
        api.backoffice.activateUser,
        api.backoffice.eraseUser,
        // What gives power over the service, or takes it.
        api.backoffice.inviteOperator,
        api.backoffice.changeOperator,
        api.backoffice.sendOperatorLink,
        api.backoffice.addTemplate,
        api.backoffice.changeTemplate,
        api.backoffice.removeTemplate,
        // What a company has of the service.
        api.backoffice.decideGrant,
        api.backoffice.markOrderPaid,
        api.backoffice.bringCompanyBack,
        // What everybody reads in the name of the service.
        api.backoffice.publishTranslations,
        api.backoffice.importTranslations,
        // What is emailed to many people in the name of the service.
        api.backoffice.sendGroupMessage,
      ]
        .map(({ route }) => route)
        .sort(),
    )
  })

  it('shows neither the secret of the app nor a hash of a code nor the key of a passkey', () => {
    const stored = { id: 'p', name: 'Laptop', is_synced: true, created_at: 1, last_used_at: null }
    const data = {
      authenticator: { added_at: 1 },
      passkeys: [stored],
      recovery_codes_left: 9,
      identities: [{ provider: 'google' as const, email: 'anna@example.hu', linked_at: 1 }],
      has_password: true,
      confirmed_until: null,
    }
    const leaking = {
      ...data,
      authenticator: { added_at: 1, secret: 'sealed', last_step: 5 },
      passkeys: [{ ...stored, credential_id: 'c', public_key: 'k', counter: 3 }],
      identities: [{ ...data.identities[0], digest: 'digest' }],
      password: 'hash',
      recovery_codes: ['hash'],
    }
    expect(showSecondFactors.reply!.parse({ data: leaking })).toEqual({ data })
  })

  it('and a list of devices show no hash of a token', () => {
    const device = {
      browser: 'Firefox',
      system: null,
      id: 's',
      begun_at: 1,
      seen_at: 2,
      is_current: true,
      provider: null,
      assistant: null,
    }
    const leaking = { ...device, token_hash: 'h', previous_hash: 'h', nonce: 'n' }
    expect(listSessions.reply!.parse({ data: [leaking] })).toEqual({ data: [device] })
  })
})

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { Session, unrememberedFor, rememberedFor } from '#shared/account/model.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { beginSession } = await import('#functions/account/begin-session.ts')
const { refreshTokenIn, textOf, wasIssued } = await import('#functions/account/login-cookie.ts')

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })

const now = { seconds: 1_800_000_000 }
const of = { account: 'anna', company: 'c', remember: true, device: { browser: 'Firefox', system: 'Linux' } }
const assistant = { name: 'Claude', scopes: ['read' as const], client: 'digest' }

it('security a session keeps of its first refresh token the hash alone, which nobody else computes', async () => {
  const { session, refresh } = await beginSession(of, now)
  const text = textOf(refresh)
  expect(refreshTokenIn(text)).toEqual(refresh)
  expect(session.token_hash).toBe(refresh.hash)
  expect(JSON.stringify(session)).not.toContain(refresh.signature)
  expect(await wasIssued(refresh, session)).toBe(true)
  const { refresh: other } = await beginSession(of, now)
  expect(await wasIssued(other, session)).toBe(false)
})

it('security no two sessions share an id or what their tokens are derived from', async () => {
  const begun = await Promise.all(Array.from({ length: 50 }, () => beginSession(of, now)))
  for (const name of ['id', 'nonce', 'token_hash'] as const)
    expect(new Set(begun.map(({ session }) => session[name])).size).toBe(50)
})

it('a session is that of a browser unless an assistant or a provider is named, and ends as its owner has chosen', async () => {
  const { session } = await beginSession(of, now)
  expect(Session.parse(session)).toEqual({
    ...of,
    id: expect.any(String),
    nonce: expect.stringMatching(/^[\w-]{22}$/),
    rotation: 0,
    begun_at: now.seconds,
    rotated_at: now.seconds,
    expires_at: now.seconds + rememberedFor,
    token_hash: session.token_hash,
    previous_hash: null,
    provider: null,
    assistant: null,
  })
  const { session: brief } = await beginSession({ ...of, remember: false, provider: 'google' }, now)
  expect(brief).toMatchObject({ expires_at: now.seconds + unrememberedFor, provider: 'google', assistant: null })
  expect((await beginSession({ ...of, assistant }, now)).session).toMatchObject({ assistant, provider: null })
})

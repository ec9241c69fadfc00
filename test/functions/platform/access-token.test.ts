import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { readBearer } = await import('#functions/platform/access-token.ts')

const dynamo = mockClient(DynamoDBDocumentClient)
const now = () => Math.floor(Date.now() / 1000)
const claims = {
  iss: 'https://szabi.example',
  aud: 'https://szabi.example/api',
  sub: 'account',
  sid: 'session',
  company: 'company',
}

let ours: CryptoKey
let theirs: CryptoKey
let published: object
beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA', { extractable: true })
  ours = pair.privateKey
  theirs = (await generateKeyPair('EdDSA')).privateKey
  const { x } = await exportJWK(pair.publicKey)
  published = { _kind: 'SigningKey', _version: 1, kid: 'one', x }
})
beforeEach(
  () =>
    void dynamo
      .reset()
      .on(QueryCommand)
      .resolves({ Items: [published] }),
)

const token = (payload: JWTPayload, { kid = 'one', key = ours, expires = now() + 60 } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid }).setExpirationTime(expires).sign(key)
const read = async (payload: JWTPayload, over: Parameters<typeof token>[1] = {}) =>
  readBearer(`Bearer ${await token(payload, over)}`)

describe('an access token', () => {
  it('C04 says who signed in, and the company that the session looks at', async () => {
    expect(await read(claims)).toEqual({ account: 'account', session: 'session', company: 'company' })
    expect(await read({ ...claims, company: null })).toMatchObject({ company: null })
    expect(await readBearer(`bearer ${await token(claims)}`)).toMatchObject({ account: 'account' })
  })

  it('says nothing when it has expired, is not yet made, is signed by another or says too little', async () => {
    expect(await read(claims, { expires: now() - 1 })).toBeUndefined()
    expect(await read({ ...claims, nbf: now() + 60 })).toBeUndefined()
    expect(await read(claims, { key: theirs })).toBeUndefined()
    expect(await read(claims, { kid: 'unknown' })).toBeUndefined()
    for (const payload of [{}, { ...claims, company: undefined }, { ...claims, sid: 7 }])
      expect(await read(payload as JWTPayload)).toBeUndefined()
  })

  it('security 12 is for this service alone, and from no other issuer', async () => {
    const { iss, aud, ...anonymous } = claims
    for (const parties of [{}, { iss }, { aud }, { iss, aud: iss }, { iss: 'https://other.example', aud }])
      expect(await read({ ...anonymous, ...parties })).toBeUndefined()
  })

  it('is signed in the one way that is agreed', async () => {
    const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef')
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
    expect(await readBearer(`Bearer ${shared}`)).toBeUndefined()
  })

  it('is looked for in its own form only', async () => {
    const good = await token(claims)
    for (const header of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      good,
      `Basic ${good}`,
      `Bearer ${good} x`,
      `Bearer  ${good}`,
      'Bearer a.b',
      'Bearer a.b.c.d',
    ])
      expect([header, await readBearer(header)]).toEqual([header, undefined])
  })

  it('is verified once for as long as its keys are known, and still ends when it says', async () => {
    const verified = vi.spyOn(crypto.subtle, 'verify')
    const shown = `Bearer ${await token(claims, { expires: now() + 400 })}`
    const later = async (seconds: number) => {
      vi.useFakeTimers({ now: Date.now() + 1000 * seconds, toFake: ['Date'] })
      const found = await readBearer(shown)
      vi.useRealTimers()
      return found
    }
    expect([await later(0), await later(200)]).toEqual(Array(2).fill(expect.objectContaining({ session: 'session' })))
    expect(verified).toHaveBeenCalledTimes(1)
    expect(await later(399)).toMatchObject({ session: 'session' })
    expect(verified).toHaveBeenCalledTimes(2)
    expect(await later(401)).toBeUndefined()
    verified.mockRestore()
  })

  it('cloud 1 no longer holds once its key has been retired, however often it was verified', async () => {
    const shown = `Bearer ${await token(claims, { expires: now() + 3600 })}`
    vi.useFakeTimers({ now: Date.now() + 20 * 60_000, toFake: ['Date'] })
    expect([await readBearer(shown), await readBearer(shown)]).toEqual(
      Array(2).fill(expect.objectContaining({ session: 'session' })),
    )
    dynamo.reset().on(QueryCommand).resolves({ Items: [] })
    vi.setSystemTime(Date.now() + 6 * 60_000)
    expect(await readBearer(shown)).toBeUndefined()
    vi.useRealTimers()
  })

  it('is not to blame when the table does not answer', async () => {
    vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] })
    dynamo
      .reset()
      .on(QueryCommand)
      .rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException', $metadata: {} }))
    await expect(read(claims)).rejects.toThrow('slow down')
    vi.useRealTimers()
  })
})

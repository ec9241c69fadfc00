import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { countAttempt, forgetAttempts } = await import('#functions/account/throttle.ts')
const { perCallOf } = await import('#functions/platform/per-call.ts')

const now = { seconds: 1_800_000_000 }
const trier = { whose: 'anna@example.hu', address: '198.51.100.7' }
/** Counts an attempt of a call of its own. */
const countTry = (what: Parameters<typeof countAttempt>[0], source: Parameters<typeof countAttempt>[1]) =>
  countAttempt(what, source, { now, perCall: perCallOf() })
const dynamo = mockClient(DynamoDBDocumentClient)
const counters = () =>
  dynamo
    .commandCalls(UpdateCommand)
    .map(({ args: [{ input }] }) => [input.Key?._pk, input.ExpressionAttributeValues?.[':0']])

/** A table in which everything has been tried so many times, with this one. */
const tried = (count: number) =>
  dynamo
    .on(UpdateCommand)
    .resolves({ Attributes: { of: 'x', count, expires_at: 0, _kind: 'AttemptCounter', _version: 1 } })

/** A table in which one thing has been tried so many times, with this one, and everything else once. */
const triedThere = (what: string, place: string, many: number) =>
  dynamo.on(UpdateCommand).callsFake(({ Key }: { Key: { _pk: string } }) => ({
    Attributes: {
      of: 'x',
      count: Key._pk === `ATTEMPTS#${what}#${place}` ? many : 1,
      expires_at: 0,
      _kind: 'AttemptCounter',
      _version: 1,
    },
  }))

beforeEach(() => void dynamo.reset())

describe('a try', () => {
  const places = [
    'ATTEMPTS#signIn#ADDRESS#198.51.100.7',
    'ATTEMPTS#signIn#ACCOUNT#anna@example.hu',
    'ATTEMPTS#signIn#ACCOUNT#anna@example.hu#0#198.51.100.7',
  ]

  it.each([
    ['signIn', 'DEVICE#d', 10],
    ['signIn', 'DEVICES_OF#anna@example.hu', 100],
    ['currentPassword', 'DEVICE#d', 10],
    ['currentPassword', 'DEVICES_OF#anna@example.hu', 100],
    ['secondFactor', 'DEVICE#d', 10],
    ['secondFactor', 'DEVICES_OF#anna@example.hu', 100],
  ] as const)('security 2 of a trusted browser is one too many for %s at %s after %i', async (what, place, most) => {
    triedThere(what, place, most)
    await countTry(what, { ...trier, device: 'd' })
    triedThere(what, place, most + 1)
    await expect(countTry(what, { ...trier, device: 'd' })).rejects.toMatchObject({ code: 'tooMany' })
  })

  it('alerts from the tenth wrong code of an account or a browser on, by one id for all of a window', async () => {
    const alertsAt = async (place: string, trusted = {}) => {
      const alerts = []
      for (let many = 1; many <= 30; many++) {
        triedThere('secondFactor', place, many)
        const { alert } = await countTry('secondFactor', { ...trier, ...trusted }).catch(() => ({ alert: undefined }))
        if (alert) alerts.push([many, alert])
      }
      return alerts
    }
    const from10To = (last: number) => Array.from({ length: last - 9 }, (_, at) => [10 + at, 'attempts-0'])
    expect(await alertsAt('ACCOUNT#anna@example.hu')).toEqual(from10To(30))
    expect(await alertsAt('DEVICE#d', { device: 'd' })).toEqual(from10To(10))
    expect(await alertsAt('ADDRESS#198.51.100.7')).toEqual([])
  })

  it('alerts although the tenth to be counted was refused unjudged, for its challenge had been tried too often', async () => {
    const reached = new Map([
      ['ATTEMPTS#secondFactor#ACCOUNT#anna@example.hu', 10],
      ['ATTEMPTS#secondFactor#CHALLENGE#c', 11],
    ])
    dynamo.on(UpdateCommand).callsFake(({ Key }: { Key: { _pk: string } }) => ({
      Attributes: { of: 'x', count: reached.get(Key._pk) ?? 1, expires_at: 0, _kind: 'AttemptCounter', _version: 1 },
    }))
    await expect(countTry('secondFactor', { ...trier, challenge: 'c' })).rejects.toMatchObject({ code: 'tooMany' })
    reached.set('ATTEMPTS#secondFactor#ACCOUNT#anna@example.hu', 11)
    reached.set('ATTEMPTS#secondFactor#CHALLENGE#c', 10)
    expect(await countTry('secondFactor', { ...trier, challenge: 'c' })).toMatchObject({ alert: 'attempts-0' })
  })

  it('is counted once for a call, and taken back once, however often its handler runs', async () => {
    tried(1)
    const call = { now, perCall: perCallOf() }
    for (let run = 0; run < 3; run++) await (await countAttempt('link', trier, call)).forgive()
    expect(counters()).toEqual([
      ['ATTEMPTS#link#ADDRESS#198.51.100.7', 1],
      ['ATTEMPTS#link#ADDRESS#198.51.100.7', -1],
    ])
  })

  it('is counted for each source that a call names', async () => {
    tried(1)
    const call = { now, perCall: perCallOf() }
    for (const whose of ['company', 'anna', 'company']) await countAttempt('planOrder', { whose }, call)
    expect(counters().map(([place]) => place)).toEqual([
      'ATTEMPTS#planOrder#DAY#company',
      'ATTEMPTS#planOrder#DAY#anna',
    ])
  })

  it('says what is too much where that is no guessing', async () => {
    tried(21)
    for (const what of ['credentialChange', 'resetPassword'] as const)
      await expect(countTry(what, trier)).rejects.toMatchObject({
        code: 'tooMany',
        sentence: { key: 'refusals:tooManyCredentialChanges' },
      })
    await expect(countTry('link', { address: 'x' })).resolves.toBeDefined()
  })

  it('is forgotten with the counts of its account', () => {
    const keys = forgetAttempts('signIn', 'anna').map(({ step }) => step.Delete?.Key?._pk)
    expect(keys).toEqual(['ATTEMPTS#signIn#ACCOUNT#anna', 'ATTEMPTS#signIn#DEVICES_OF#anna'])
  })

  it('that cannot be taken back stays counted, and fails nothing', async () => {
    tried(1)
    const { forgive } = await countTry('link', trier)
    dynamo.on(UpdateCommand).rejects(new Error('out of reach'))
    await forgive()
  })

  it('is counted by account, by address and by both, and taken back when it succeeds', async () => {
    tried(1)
    const { forgive } = await countTry('signIn', trier)
    expect(counters()).toEqual(places.map(place => [place, 1]))
    await forgive()
    expect(counters().slice(3)).toEqual(places.map(place => [place, -1]))
  })

  it('that is refused unjudged is taken off the counts of the account alone', async () => {
    tried(1)
    const { discard } = await countTry('signIn', trier)
    await discard()
    expect(counters().slice(3)).toEqual(places.slice(1).map(place => [place, -1]))
    tried(101)
    await expect(countTry('signIn', trier)).rejects.toMatchObject({ code: 'tooMany' })
    expect(counters().slice(8)).toEqual(places.slice(1).map(place => [place, -1]))
  })

  it('security 2 of a trusted browser is counted for it, and with the trusted ones of its account alone', async () => {
    tried(1)
    await countTry('signIn', { ...trier, device: 'd' })
    await countTry('link', { ...trier, device: 'd' })
    expect(counters()).toEqual([
      ['ATTEMPTS#signIn#DEVICE#d', 1],
      ['ATTEMPTS#signIn#DEVICES_OF#anna@example.hu', 1],
      ['ATTEMPTS#link#ADDRESS#198.51.100.7', 1],
    ])
  })

  it.each([
    ['ACCOUNT#anna@example.hu', 3, {}],
    ['ADDRESS#198.51.100.7', 60, {}],
    ['DEVICE#d', 5, { device: 'd' }],
  ])('needs a captcha at %s after %i', async (place, most, trusted) => {
    const needed = async (many: number) => {
      triedThere('signIn', place, many)
      return (await countTry('signIn', { ...trier, ...trusted })).needsCaptcha
    }
    expect([await needed(most), await needed(most + 1)]).toEqual([false, true])
  })

  it('is held for a quarter of an hour from the first one on', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error('none'), { name: 'ConditionalCheckFailedException' }))
    dynamo.on(TransactWriteCommand).resolves({})
    await countTry('link', { address: trier.address })
    const [step] = dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input.TransactItems!
    expect(step!.Put!.Item).toMatchObject({ count: 1, expires_at: now.seconds + 900, _ttl: now.seconds + 900 })
    dynamo.resetHistory()
    await countTry('sendConfirmation', trier)
    const ends = dynamo
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => (args[0].input.TransactItems![0]!.Put!.Item!.expires_at as number) - now.seconds)
    expect(ends.sort((one, other) => one - other)).toEqual([900, 3600, 86_400])
  })

  it.each([
    ['signIn', 'ACCOUNT#anna@example.hu#0#198.51.100.7', 10],
    ['signIn', 'ACCOUNT#anna@example.hu', 100],
    ['signIn', 'ADDRESS#198.51.100.7', 100],
    ['forgotPassword', 'ACCOUNT#anna@example.hu', 5],
    ['forgotPassword', 'ADDRESS#198.51.100.7', 50],
    ['register', 'ADDRESS#198.51.100.7', 200],
    ['registerTo', 'DAY#anna@example.hu', 5],
    ['link', 'ADDRESS#198.51.100.7', 100],
    ['sendConfirmation', 'ACCOUNT#anna@example.hu', 3],
    ['sendConfirmation', 'DAY#anna@example.hu', 10],
    ['secondFactor', 'ACCOUNT#anna@example.hu', 30],
    ['secondFactor', 'DAY#anna@example.hu', 100],
    ['secondFactor', 'CHALLENGE#c', 10],
    ['credentialChange', 'DAY#anna@example.hu', 20],
  ] as const)('is one too many for %s at %s after %i', async (what, place, most) => {
    const source = { ...trier, challenge: 'c' }
    triedThere(what, place, most)
    await countTry(what, source)
    triedThere(what, place, most + 1)
    await expect(countTry(what, source)).rejects.toMatchObject({ code: 'tooMany', status: 429 })
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [900, 15],
    [3600, 60],
  ])('is refused with the minutes until the next one may be made: of %i seconds %i', async (seconds, minutes) => {
    dynamo.on(UpdateCommand).resolves({
      Attributes: { of: 'x', count: 101, expires_at: now.seconds + seconds, _kind: 'AttemptCounter', _version: 1 },
    })
    await expect(countTry('link', { address: trier.address })).rejects.toMatchObject({
      sentence: { key: 'refusals:tooManyTries', values: { count: minutes } },
    })
  })

  it('is refused with the hours where it takes longer than one', async () => {
    dynamo.on(UpdateCommand).resolves({
      Attributes: { of: 'x', count: 101, expires_at: now.seconds + 7201, _kind: 'AttemptCounter', _version: 1 },
    })
    await expect(countTry('link', { address: trier.address })).rejects.toMatchObject({
      sentence: { key: 'refusals:tooManyTriesHours', values: { count: 3 } },
    })
  })

  it('is counted by address alone where there is no account, or no limit for one', async () => {
    tried(1)
    await countTry('signIn', { address: trier.address })
    await countTry('register', trier)
    expect(counters()).toEqual([
      ['ATTEMPTS#signIn#ADDRESS#198.51.100.7', 1],
      ['ATTEMPTS#register#ADDRESS#198.51.100.7', 1],
    ])
  })
})

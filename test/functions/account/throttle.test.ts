import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubEnv('TABLE', 'table')
vi.stubEnv('AWS_REGION', 'eu-central-1')
const { countAttempt: countTry } = await import('#functions/account/throttle.ts')

const now = { seconds: 1_800_000_000 }
const trier = { email: 'anna@example.hu', address: '198.51.100.7' }
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

  it('is counted by account, by address and by both, and taken back when it succeeds', async () => {
    tried(1)
    const { forgive } = await countTry('signIn', trier, now)
    expect(counters()).toEqual(places.map(place => [place, 1]))
    await forgive()
    expect(counters().slice(3)).toEqual(places.map(place => [place, -1]))
  })

  it('that is refused unjudged is taken off the counts of the account alone', async () => {
    tried(1)
    const { discard } = await countTry('signIn', trier, now)
    await discard()
    expect(counters().slice(3)).toEqual(places.slice(1).map(place => [place, -1]))
    tried(101)
    await expect(countTry('signIn', trier, now)).rejects.toMatchObject({ code: 'tooMany' })
    expect(counters().slice(8)).toEqual(places.slice(1).map(place => [place, -1]))
  })

  it('of a trusted browser is counted for it alone', async () => {
    tried(1)
    await countTry('signIn', { ...trier, device: 'd' }, now)
    await countTry('link', { ...trier, device: 'd' }, now)
    expect(counters()).toEqual([
      ['ATTEMPTS#signIn#DEVICE#d', 1],
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
      return (await countTry('signIn', { ...trier, ...trusted }, now)).needsCaptcha
    }
    expect([await needed(most), await needed(most + 1)]).toEqual([false, true])
  })

  it('is held for a quarter of an hour from the first one on', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error('none'), { name: 'ConditionalCheckFailedException' }))
    dynamo.on(TransactWriteCommand).resolves({})
    await countTry('link', { address: trier.address }, now)
    const [step] = dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input.TransactItems!
    expect(step!.Put!.Item).toMatchObject({ count: 1, expires_at: now.seconds + 900, _ttl: now.seconds + 900 })
  })

  it.each([
    ['signIn', 'ACCOUNT#anna@example.hu#0#198.51.100.7', 10],
    ['signIn', 'ACCOUNT#anna@example.hu', 100],
    ['signIn', 'ADDRESS#198.51.100.7', 100],
    ['forgotPassword', 'ACCOUNT#anna@example.hu', 5],
    ['forgotPassword', 'ADDRESS#198.51.100.7', 50],
    ['register', 'ADDRESS#198.51.100.7', 200],
    ['link', 'ADDRESS#198.51.100.7', 100],
  ] as const)('is one too many for %s at %s after %i', async (what, place, most) => {
    triedThere(what, place, most)
    await countTry(what, trier, now)
    triedThere(what, place, most + 1)
    await expect(countTry(what, trier, now)).rejects.toMatchObject({ code: 'tooMany', status: 429 })
  })

  it('is counted by address alone where there is no account, or no limit for one', async () => {
    tried(1)
    await countTry('signIn', { address: trier.address }, now)
    await countTry('register', trier, now)
    expect(counters()).toEqual([
      ['ATTEMPTS#signIn#ADDRESS#198.51.100.7', 1],
      ['ATTEMPTS#register#ADDRESS#198.51.100.7', 1],
    ])
  })
})

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

beforeEach(() => void dynamo.reset())

describe('a try', () => {
  it('is counted by account and by address, and taken back when it succeeds', async () => {
    tried(1)
    const { forgive } = await countTry('signIn', trier, now)
    const places = ['ATTEMPTS#signIn#ADDRESS#198.51.100.7', 'ATTEMPTS#signIn#ACCOUNT#anna@example.hu']
    expect(counters()).toEqual(places.map(place => [place, 1]))
    await forgive()
    expect(counters().slice(2)).toEqual(places.map(place => [place, -1]))
  })

  it('is held for a quarter of an hour from the first one on', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error('none'), { name: 'ConditionalCheckFailedException' }))
    dynamo.on(TransactWriteCommand).resolves({})
    await countTry('link', { address: trier.address }, now)
    const [step] = dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input.TransactItems!
    expect(step!.Put!.Item).toMatchObject({ count: 1, expires_at: now.seconds + 900, _ttl: now.seconds + 900 })
  })

  it.each([
    ['signIn', 'ACCOUNT#anna@example.hu', 10],
    ['signIn', 'ADDRESS#198.51.100.7', 100],
    ['forgotPassword', 'ACCOUNT#anna@example.hu', 5],
    ['forgotPassword', 'ADDRESS#198.51.100.7', 50],
    ['register', 'ADDRESS#198.51.100.7', 200],
    ['link', 'ADDRESS#198.51.100.7', 100],
  ] as const)('is one too many for %s at %s after %i', async (what, place, most) => {
    const triedThere = (many: number) =>
      dynamo.on(UpdateCommand).callsFake(({ Key }: { Key: { _pk: string } }) => ({
        Attributes: {
          of: 'x',
          count: Key._pk === `ATTEMPTS#${what}#${place}` ? many : 1,
          expires_at: 0,
          _kind: 'AttemptCounter',
          _version: 1,
        },
      }))
    triedThere(most)
    await countTry(what, trier, now)
    triedThere(most + 1)
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

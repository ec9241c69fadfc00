import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { itemKeys } from '#infra/local/aws/item-keys.ts'
import { cancelOverlaps } from '#infra/local/aws/overlaps.ts'
import { PartitionLimits } from '#infra/local/aws/partition-limits.ts'
import { jsonReply, type ServiceCall, type ServiceReply } from '#infra/local/aws/proxy.ts'
import { authorise } from '#infra/local/roles/authorise.ts'
import { Roles } from '#infra/local/roles/roles.ts'
import { s3Error } from '#infra/local/aws/s3.ts'
import { inAnotherOrder } from '#infra/local/streams/another-order.ts'
import type { Resource } from '#infra/local/template/resources.ts'

const table = {
  name: 'table',
  properties: { KeySchema: [{ AttributeName: '_pk' }, { AttributeName: '_sk' }] },
} as unknown as Resource
const keys = itemKeys([table])
const key = (pk: string, sk = 'x') => ({ _pk: { S: pk }, _sk: { S: sk } })

const callOf = (action: string, input: object): ServiceCall => ({
  caller: 'fixture',
  service: 'dynamodb',
  action,
  method: 'POST',
  url: '/',
  headers: {},
  body: Buffer.from(JSON.stringify(input)),
  input,
})
const put = (pk: string) => ({ Put: { TableName: 'table', Item: { ...key(pk), name: { S: 'any' } } } })
const checkOf = (pk: string) => ({ ConditionCheck: { TableName: 'table', Key: key(pk) } })
const transaction = (...steps: object[]) => callOf('TransactWriteItems', { TransactItems: steps })
const told = ({ body }: ServiceReply) =>
  JSON.parse(String(body)) as {
    __type?: string
    CancellationReasons?: { Code: string }[]
    UnprocessedKeys?: { table?: { Keys: object[] } }
  }

describe('cloud 5: a transaction on its way', () => {
  /** Calls that stay on their way until they are let go. */
  function onTheWay() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const overlaps = cancelOverlaps(keys)
    const next = async () => promise.then(() => jsonReply({}))
    return { call: (call: ServiceCall) => Promise.resolve(overlaps(call, next)), letGo: resolve }
  }
  const codes = (reply: ServiceReply) => told(reply).CancellationReasons?.map(({ Code }) => Code)

  it('cancels another that overlaps on an item, and says on which', async () => {
    const { call, letGo } = onTheWay()
    const first = call(transaction(put('a'), put('b')))
    const second = await call(transaction(put('c'), put('b')))
    expect([second.status, told(second).__type]).toEqual([400, 'TransactionCanceledException'])
    expect(codes(second)).toEqual(['None', 'TransactionConflict'])
    letGo()
    expect((await first).status).toBe(200)
    expect((await call(transaction(put('b')))).status).toBe(200)
  })

  it('cancels another even where both only check the item', async () => {
    const { call, letGo } = onTheWay()
    const first = call(transaction(put('a'), checkOf('shared')))
    expect(codes(await call(transaction(put('b'), checkOf('shared'))))).toEqual(['None', 'TransactionConflict'])
    letGo()
    await first
  })

  it('refuses a single write to its items, and lets reads and other writes pass', async () => {
    const { call, letGo } = onTheWay()
    const first = call(transaction(put('a')))
    const write = await call(callOf('UpdateItem', { TableName: 'table', Key: key('a') }))
    expect(told(write).__type).toBe('TransactionConflictException')
    const others = [
      call(callOf('UpdateItem', { TableName: 'table', Key: key('a', 'other') })),
      call(callOf('GetItem', { TableName: 'table', Key: key('a') })),
      call({ ...callOf('SendMessage', {}), service: 'sqs' }),
    ]
    letGo()
    expect((await Promise.all([first, ...others])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('takes the time that it is given', async () => {
    const overlaps = cancelOverlaps(keys, 30)
    const began = performance.now()
    await overlaps(transaction(put('a')), () => jsonReply({}))
    expect(performance.now() - began).toBeGreaterThanOrEqual(29)
  })
})

describe('a partition', () => {
  const get = (pk: string) => callOf('GetItem', { TableName: 'table', Key: key(pk) })
  const query = (pk: string, IndexName?: string) =>
    callOf('Query', {
      TableName: 'table',
      ...(IndexName && { IndexName }),
      ExpressionAttributeValues: { ':pk': { S: pk } },
    })
  const batch = (...pks: string[]) =>
    callOf('BatchGetItem', { RequestItems: { table: { Keys: pks.map(pk => key(pk)), ConsistentRead: true } } })

  it('takes 1,000 write and 3,000 read units a second, and others go on', () => {
    let now = 0
    const limits = new PartitionLimits(keys, () => now)
    const isRefused = (call: ServiceCall) => 'refused' in limits.admit(call)
    limits.charge(query('hot'), 3_000)
    limits.charge(transaction(put('hot')), 1_000)
    expect([get('hot'), transaction(put('hot')), batch('hot')].map(isRefused)).toEqual([true, true, true])
    expect([get('cold'), transaction(put('cold')), query('hot', 'index1')].map(isRefused)).toEqual([
      false,
      false,
      false,
    ])
    now += 1
    expect(isRefused(get('hot'))).toBe(false)
    limits.charge(get('hot'), 6_000)
    now += 1_000
    expect(isRefused(get('hot'))).toBe(true)
  })

  it('leaves its keys of a batch unprocessed', () => {
    const limits = new PartitionLimits(keys, () => 0)
    limits.charge(get('hot'), 3_000)
    const admitted = limits.admit(batch('cold', 'hot'))
    if ('refused' in admitted) throw new Error('the whole batch was refused')
    expect(admitted.call.input).toEqual({ RequestItems: { table: { Keys: [key('cold')], ConsistentRead: true } } })
    expect(admitted.left).toEqual({ table: { Keys: [key('hot')], ConsistentRead: true } })
  })

  it('says of a throttled transaction that it was cancelled', () => {
    const limits = new PartitionLimits(keys, () => 0)
    limits.charge(transaction(put('hot'), put('hot')), 1_000)
    const admitted = limits.admit(transaction(put('cold'), put('hot')))
    expect('refused' in admitted && told(admitted.refused).CancellationReasons).toEqual([
      { Code: 'ThrottlingError', Message: 'Try again.' },
      { Code: 'None' },
    ])
  })
})

it('a stream keeps the order of one item’s changes only', () => {
  const changes = Array.from({ length: 40 }, (_, n) => ({
    dynamodb: { Keys: key(String(n % 8)), SequenceNumber: String(n) },
  })) as DynamoDBRecord[]
  const delivered = inAnotherOrder(changes)
  const numbers = (records: DynamoDBRecord[]) => records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))
  expect(numbers(delivered)).not.toEqual(numbers(changes))
  expect(numbers(delivered).toSorted((one, other) => one - other)).toEqual(numbers(changes))
  for (let item = 0; item < 8; item++) {
    const own = numbers(delivered).filter(number => number % 8 === item)
    expect(own).toEqual(own.toSorted((one, other) => one - other))
  }
})

describe('cloud 9: a file that is missing', () => {
  const roleOf = (...allowed: { Action: string; Resource: string }[]) =>
    ({
      type: 'AWS::IAM::Role',
      arn: 'role',
      properties: {
        Policies: [{ PolicyDocument: { Statement: allowed.map(one => ({ Effect: 'Allow', ...one })) } }],
      },
    }) as unknown as Resource
  const reading = { Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/*' }
  const listing = { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::files' }
  const asked = async (role: Resource, url: string) => {
    const functions = [{ name: 'fixture', role: 'role' }]
    const answer = authorise({ roles: new Roles([role]), resources: [], functions })
    const call = { ...callOf('GetObject', {}), service: 's3', url }
    return (await answer(call, () => s3Error(404, 'NoSuchKey', 'The specified key does not exist.'))).status
  }

  it('is denied to whoever may not list the bucket, and not found for others', async () => {
    expect(await asked(roleOf(reading), '/files/a/missing')).toBe(403)
    expect(await asked(roleOf(reading, listing), '/files/a/missing')).toBe(404)
  })
})

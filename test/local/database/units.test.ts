import { afterAll, beforeAll, expect, it } from 'vitest'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide, type Database } from '#infra/local/database/dynoxide.ts'
import { ensureTable } from '#infra/local/database/tables.ts'
import type { ServiceCall } from '#infra/local/aws/proxy.ts'
import { dynamodb, type ConsumedUnits } from '#infra/local/aws/dynamodb.ts'
import type { Resource } from '#infra/local/template/resources.ts'

const TableName = 'units'
const Key = { id: { S: 'a' } }
const used: ConsumedUnits[] = []

let database: Database
beforeAll(async () => {
  database = await startDynoxide()
  const properties = {
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  }
  await ensureTable(dynamoAt(database.url, 'eu-central-1'), { name: TableName, properties } as unknown as Resource)
})
afterAll(() => database.close())

/** Makes a call through the DynamoDB stand-in, and gives the reply and the reported units. */
async function call(action: string, input: object) {
  const service = dynamodb({
    upstream: database.url,
    region: 'eu-central-1',
    onWrite: () => {},
    onConsumed: (_, units) => used.push(units),
  })
  used.length = 0
  const { body } = await service({
    caller: 'somebody',
    service: 'dynamodb',
    action,
    method: 'POST',
    url: '/',
    headers: { 'x-amz-target': `DynamoDB_20120810.${action}` },
    body: Buffer.from(JSON.stringify(input)),
    input,
  } satisfies ServiceCall)
  return { reply: JSON.parse(body.toString()), used: used[0] }
}

it('the capacity a call consumes is reported to the meter, and to the caller only on request', async () => {
  const Item = { ...Key, text: { S: 'x'.repeat(3_000) } }
  expect(await call('PutItem', { TableName, Item })).toEqual({ reply: {}, used: { read: 0, write: 3 } })
  expect(await call('GetItem', { TableName, Key })).toEqual({ reply: { Item }, used: { read: 0.5, write: 0 } })
  const asked = await call('GetItem', { TableName, Key, ConsistentRead: true, ReturnConsumedCapacity: 'TOTAL' })
  expect(asked.reply.ConsumedCapacity).toMatchObject({ TableName, CapacityUnits: 1 })
  expect(asked.used).toEqual({ read: 1, write: 0 })
})

it('a transaction costs twice, and a failed call passes its own error on', async () => {
  const TransactItems = [
    { Put: { TableName, Item: { id: { S: 'c' } } } },
    { ConditionCheck: { TableName, Key: { id: { S: 'b' } }, ConditionExpression: 'attribute_not_exists(id)' } },
  ]
  expect((await call('TransactWriteItems', { TransactItems })).used).toEqual({ read: 0, write: 4 })
  const failed = await call('GetItem', { TableName: 'nothing', Key })
  expect(failed).toMatchObject({ reply: { __type: expect.stringContaining('ResourceNotFoundException') } })
  expect(failed.used).toBeUndefined()
})

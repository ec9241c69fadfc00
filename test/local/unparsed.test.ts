import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dynamodb, type ConsumedUnits } from '#infra/local/aws/dynamodb.ts'

let database: Server
let received = ''
let reply = ''
beforeAll(async () => {
  database = createServer(async (request, response) => {
    received = await text(request)
    response.end(reply)
  }).listen(0, '127.0.0.1')
  await once(database, 'listening')
})
afterAll(() => void database.close())

/** Sends a body through the DynamoDB stand-in to a database with a given reply; it may be parsed only where that is said. */
async function passed(action: string, body: string, from: string, { mayParse = false } = {}) {
  reply = from
  let used: ConsumedUnits | undefined
  const { port } = database.address() as AddressInfo
  const service = dynamodb({
    upstream: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    onWrite: () => {},
    onConsumed: (_, units) => (used = units),
  })
  const { body: given } = await service({
    caller: 'somebody',
    service: 'dynamodb',
    action,
    method: 'POST',
    url: '/',
    headers: { 'x-amz-target': `DynamoDB_20120810.${action}` },
    body: Buffer.from(body),
    get input() {
      if (!mayParse) throw new Error('nothing needs the body parsed')
      return JSON.parse(body) as object
    },
  })
  return { received, given: given.toString(), used }
}

const capacity = '"ConsumedCapacity":{"TableName":"items","CapacityUnits":2.5}'

it('a call and its reply pass unparsed; only the capacity is asked for, counted and left out', async () => {
  // Numbers and spaces that a parser would write in another way.
  const call = '{"TableName":"items", "Key":{"id":{"N":"1.0e1"}},"Limit":1.50}'
  const items = '"Items":[ {"id":{"N":"1.0e1"},"text":{"S":"\\u00e1\\"}{"}} ],"Count":1.0'
  expect(await passed('Query', call, `{${items},${capacity}}`)).toEqual({
    received: `{"ReturnConsumedCapacity":"TOTAL",${call.slice(1)}`,
    given: `{${items}}`,
    used: { read: 2.5, write: 0 },
  })
  expect((await passed('Query', call, `{${capacity},${items}}`)).given).toBe(`{${items}}`)
  expect((await passed('PutItem', call, `{${capacity}}`)).given).toBe('{}')
})

it('the capacities of several tables are counted together', async () => {
  const each = '{"TableName":"a","CapacityUnits":1},{"TableName":"b","CapacityUnits":4,"Table":{"CapacityUnits":4}}'
  expect(await passed('TransactWriteItems', '{"TransactItems":[]}', `{"ConsumedCapacity":[${each}]}`)).toMatchObject({
    given: '{}',
    used: { read: 0, write: 5 },
  })
})

it('an attribute that is called like the capacity stays', async () => {
  const attribute = '{"ConsumedCapacity":{"M":{"CapacityUnits":{"N":"7"}}}}'
  const both = await passed('GetItem', '{"TableName":"items"}', `{"Item":${attribute},${capacity}}`)
  expect(both).toMatchObject({ given: `{"Item":${attribute}}`, used: { read: 2.5, write: 0 } })
  const alone = await passed('GetItem', '{"TableName":"items"}', `{"Item":${attribute}}`)
  expect(alone.given).toBe(`{"Item":${attribute}}`)
  const named = '{"TableName":"items","Item":{"ReturnConsumedCapacity":{"S":"x"}}}'
  const written = await passed('PutItem', named, `{${capacity}}`, { mayParse: true })
  expect(JSON.parse(written.received)).toEqual({ ...JSON.parse(named), ReturnConsumedCapacity: 'TOTAL' })
})

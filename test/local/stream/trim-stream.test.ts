import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { dynamoAt } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { iteratorAt, read, shardsOf } from '#infra/local/streams/stream-reader.ts'
import { keepTrimmed, trimStream } from '#infra/local/streams/trim-stream.ts'

it('reliability 10: what the stream has delivered is dropped, and the stream goes on after it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'trim-stream-'))
  const file = join(directory, 'table.db')
  const database = await startDynoxide(file)
  const call = dynamoAt(database.url, 'eu-central-1')
  const { TableDescription } = await call<{ TableDescription: { LatestStreamArn: string } }>(
    'DynamoDB_20120810.CreateTable',
    {
      TableName: 'changes',
      AttributeDefinitions: [{ AttributeName: '_pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: '_pk', KeyType: 'HASH' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    },
  )
  const put = (name: string) => call('DynamoDB_20120810.PutItem', { TableName: 'changes', Item: { _pk: { S: name } } })
  const arn = TableDescription.LatestStreamArn
  const [shard = ''] = await shardsOf(call, arn)
  const kept = async () => (await read(call, await iteratorAt(call, arn, { shard }), 1_000)).records
  const numbers = async () => (await kept()).map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))

  for (let n = 0; n < 20; n++) await put(`item ${n}`)
  const before = await numbers()
  expect(before).toHaveLength(20)
  trimStream(file, 'changes', String(before[19]))
  expect(await numbers()).toEqual([before[19]])
  await put('later')
  expect(await numbers()).toEqual([before[19], before[19]! + 1])
  const after = await read(call, await iteratorAt(call, arn, { shard, after: String(before[19]) }), 10)
  expect(after.records.map(({ dynamodb }) => dynamodb?.Keys)).toEqual([{ _pk: { S: 'later' } }])
  await database.close()
  await rm(directory, { recursive: true })
})

afterEach(() => vi.useRealTimers())

it('nothing is dropped before something was delivered, and nothing after the end', () => {
  vi.useFakeTimers()
  const delivered = vi.fn<() => string | undefined>()
  const closing = new AbortController()
  keepTrimmed('/nowhere/table.db', 'arn:aws:dynamodb:eu-central-1:1:table/changes/stream/1', delivered, closing.signal)
  vi.advanceTimersByTime(120_000)
  expect(delivered).toHaveBeenCalledTimes(2)
  closing.abort()
  vi.advanceTimersByTime(120_000)
  expect(delivered).toHaveBeenCalledTimes(2)
})

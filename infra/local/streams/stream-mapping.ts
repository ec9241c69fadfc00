import { once, type EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoCall } from '../database/dynamo-call.ts'
import type { Outcome } from '../functions/outcome.ts'
import type { Checkpoints } from './checkpoints.ts'
import { deliver, type DeliveryProps } from './deliver.ts'
import { iteratorAt, read, shardsOf } from './stream-reader.ts'

interface StreamMappingProps extends Omit<DeliveryProps, 'settled' | 'givenUp' | 'signal'> {
  /** The mapping's name in its checkpoints. */
  name: string
  functionArn: string
  call: DynamoCall
  streamArn: string
  batchSize: number
  region: string
  checkpoints: Checkpoints
  /** Emits `written` after a write to a table. */
  writes: EventEmitter<{ written: [] }>
  /** Takes the failure record of a batch that was given up. */
  onFailure?: (body: string) => void
}

/** Milliseconds between two polls of a stream without known writes. */
const pollInterval = 100

/** Milliseconds for which changes gather after a write: as in Lambda, which polls four times a second, one event holds several. */
const gathering = 20

/** Polls a table's stream and invokes a function, shard by shard, until the signal aborts. */
export async function pollStream(props: StreamMappingProps, signal: AbortSignal) {
  const shards = await shardsOf(props.call, props.streamArn)
  for (const shard of shards) void keepFollowing(shard, props, signal)
}

/** Follows a shard again from its checkpoint when the database failed for a moment. */
async function keepFollowing(shard: string, props: StreamMappingProps, signal: AbortSignal): Promise<void> {
  try {
    await followShard(shard, props, signal)
  } catch {
    await pause(pollInterval * 10, undefined, { signal }).catch(() => {})
    if (!signal.aborted) return keepFollowing(shard, props, signal)
  }
}

async function followShard(shard: string, props: StreamMappingProps, signal: AbortSignal) {
  const { call, streamArn, checkpoints, name, batchSize } = props
  // A new table has a new stream ARN, and its sequence numbers begin again.
  const place = `${streamArn}/${shard}`
  let iterator: string | undefined = await iteratorAt(call, streamArn, { shard, after: checkpoints.at(name, place) })
  while (iterator && !signal.aborted) {
    const { records, next } = await read(call, iterator, batchSize)
    await deliver(
      records.map(record => ({ ...record, awsRegion: props.region, eventSourceARN: streamArn })),
      {
        ...props,
        signal,
        settled: ({ dynamodb }) => checkpoints.reached(name, place, dynamodb?.SequenceNumber ?? ''),
        givenUp: (given, outcome, attempts) => props.onFailure?.(failureRecord(given, outcome, attempts, shard, props)),
      },
    )
    iterator = next
    if (!records.length) await nextWrite(props.writes, signal)
  }
}

/** Waits for the next write, or the poll interval, since others may write to the operator's own database. */
async function nextWrite(writes: StreamMappingProps['writes'], signal: AbortSignal) {
  await once(writes, 'written', { signal: AbortSignal.any([signal, AbortSignal.timeout(pollInterval)]) }).catch(
    () => {},
  )
  await pause(gathering, undefined, { signal }).catch(() => {})
}

/** Lambda's message to the on-failure destination: the position of the records in the stream, not their contents. */
function failureRecord(
  records: DynamoDBRecord[],
  outcome: Outcome,
  attempts: number,
  shard: string,
  props: StreamMappingProps,
) {
  const [first, last] = [records[0], records.at(-1)]
  const arrival = (record?: DynamoDBRecord) =>
    new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString()
  return JSON.stringify({
    requestContext: {
      requestId: outcome.requestId,
      functionArn: props.functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: outcome.ok ? null : 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId: shard,
      startSequenceNumber: first?.dynamodb?.SequenceNumber,
      endSequenceNumber: last?.dynamodb?.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(first),
      approximateArrivalOfLastRecord: arrival(last),
      batchSize: records.length,
      streamArn: props.streamArn,
    },
  })
}

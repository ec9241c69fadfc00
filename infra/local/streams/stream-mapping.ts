import { once, type EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoCall } from '../database/dynamo-call.ts'
import type { Outcome } from '../functions/outcome.ts'
import type { Checkpoints } from './checkpoints.ts'
import { deliver, type DeliveryProps } from './deliver.ts'
import { iteratorAt, read, shardsOf } from './stream-reader.ts'

export interface StreamMappingProps extends Omit<DeliveryProps, 'settled' | 'givenUp' | 'signal'> {
  /** The mapping's name, by which its checkpoints are kept. */
  name: string
  functionArn: string
  call: DynamoCall
  streamArn: string
  batchSize: number
  region: string
  checkpoints: Checkpoints
  /** Says `written` when a table was written to. */
  writes: EventEmitter<{ written: [] }>
  /** Takes the account of a batch that was given up. */
  onFailure?: (body: string) => void
}

/** Milliseconds between two looks at a stream nothing is known of. */
const rest = 100

/** Feeds a function from a table's stream, shard by shard, until the signal says otherwise. */
export async function feedFromStream(props: StreamMappingProps, signal: AbortSignal) {
  const shards = await shardsOf(props.call, props.streamArn)
  for (const shard of shards) void keepFollowing(shard, props, signal)
}

/** A database that does not answer for a moment is asked again; the checkpoint says from where. */
async function keepFollowing(shard: string, props: StreamMappingProps, signal: AbortSignal): Promise<void> {
  try {
    await followShard(shard, props, signal)
  } catch {
    await pause(rest * 10, undefined, { signal }).catch(() => {})
    if (!signal.aborted) return keepFollowing(shard, props, signal)
  }
}

async function followShard(shard: string, props: StreamMappingProps, signal: AbortSignal) {
  const { call, streamArn, checkpoints, name, batchSize } = props
  // A table made anew has a stream of another name, and numbers that begin again.
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
        givenUp: (given, outcome, attempts) => props.onFailure?.(accountOf(given, outcome, attempts, shard, props)),
      },
    )
    iterator = next
    if (!records.length) await writtenOrRested(props.writes, signal)
  }
}

/** Waits until something was written; for a while at most, since a database of one's own may be written by others. */
async function writtenOrRested(writes: StreamMappingProps['writes'], signal: AbortSignal) {
  await once(writes, 'written', { signal: AbortSignal.any([signal, AbortSignal.timeout(rest)]) }).catch(() => {})
}

/** What Lambda writes to the on-failure destination: where the records stand, not what they hold. */
function accountOf(
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

import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoCall } from '../database/dynamo-call.ts'
import type { Checkpoints } from './checkpoints.ts'
import { inAnotherOrder } from './another-order.ts'
import { deliver, type DeliveryProps } from './deliver.ts'
import type { GivenUp } from './failure-record.ts'
import { iteratorAt, read, shardsOf } from './stream-reader.ts'
import type { Writes } from './writes.ts'

interface StreamMappingProps extends Omit<DeliveryProps, 'settled' | 'givenUp' | 'signal'> {
  /** The mapping's name in its checkpoints. */
  name: string
  call: DynamoCall
  streamArn: string
  batchSize: number
  region: string
  checkpoints: Checkpoints
  /** Whether the mapping's filters let a record through; the others count as processed. */
  isDelivered: (record: DynamoDBRecord) => boolean
  writes: Writes
  /** Whether others write to the tables, past the AWS proxy: to the operator's own database they may. */
  othersWrite: boolean
  /** The share of batches that are delivered again and in another order, as AWS may. */
  redelivered: number
  /** Milliseconds for which changes gather after a write. */
  gathering?: number | undefined
  /** Takes a batch that was given up. */
  onFailure?: (batch: GivenUp) => void
}

/** Milliseconds between two polls of a stream that others write to. */
const pollInterval = 100

/** Milliseconds before a database that failed is asked again. */
const pauseAfterFailure = 1_000

/** Milliseconds for which changes gather after a write by default: as in Lambda, one event holds several. */
const shortGathering = 20

/** Polls a table's stream and invokes a function, shard by shard, until the signal aborts. */
export async function pollStream(props: StreamMappingProps, signal: AbortSignal) {
  const shards = await shardsOf(props.call, props.streamArn)
  for (const shard of shards) {
    props.writes.followed(followerOf(props, shard))
    void keepFollowing(shard, props, signal)
  }
}

const followerOf = ({ name }: StreamMappingProps, shard: string) => `${name}/${shard}`

/** Follows a shard again from its checkpoint when the database failed for a moment. */
async function keepFollowing(shard: string, props: StreamMappingProps, signal: AbortSignal): Promise<void> {
  try {
    await followShard(shard, props, signal)
  } catch {
    await pause(pauseAfterFailure, undefined, { signal }).catch(() => {})
    if (!signal.aborted) return keepFollowing(shard, props, signal)
  }
}

async function followShard(shard: string, props: StreamMappingProps, signal: AbortSignal) {
  const { call, streamArn, checkpoints, name, batchSize } = props
  // A new table has a new stream ARN, and its sequence numbers begin again.
  const place = `${streamArn}/${shard}`
  let iterator: string | undefined = await iteratorAt(call, streamArn, { shard, after: checkpoints.at(name, place) })
  while (iterator && !signal.aborted) {
    const seen = props.writes.count
    const { records, next } = await read(call, iterator, batchSize)
    const batch = records
      .filter(record => props.isDelivered(record))
      .map(record => ({ ...record, awsRegion: props.region, eventSourceARN: streamArn }))
    const delivery: DeliveryProps = {
      ...props,
      signal,
      settled: ({ dynamodb }) => checkpoints.reached(name, place, dynamodb?.SequenceNumber ?? ''),
      givenUp: (records, outcome, attempts) => props.onFailure?.({ records, outcome, attempts, shard }),
    }
    if (Math.random() < props.redelivered) {
      // What failed so comes again in order, and only then counts as reached.
      await deliver(inAnotherOrder(batch), { ...delivery, retries: 0, settled: () => {}, givenUp: () => {} })
    }
    await deliver(batch, delivery)
    const last = records.at(-1)
    if (last && !signal.aborted) delivery.settled(last)
    iterator = next
    if (records.length) continue
    props.writes.followed(followerOf(props, shard), seen)
    await nextWrite(props, seen, signal)
  }
}

/** Waits for a write after those that were seen; where others write too, no longer than the poll interval. */
async function nextWrite(
  { writes, othersWrite, gathering = shortGathering }: StreamMappingProps,
  seen: number,
  signal: AbortSignal,
) {
  await writes.beyond(seen, othersWrite ? AbortSignal.any([signal, AbortSignal.timeout(pollInterval)]) : signal)
  await pause(gathering, undefined, { signal }).catch(() => {})
}

import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoCall } from '../database/dynamo-call.ts'

const target = (action: string) => `DynamoDBStreams_20120810.${action}`

/** A position in a stream: the shard and the last record processed. */
interface Position {
  shard: string
  after?: string
}

interface Shard {
  ShardId: string
  SequenceNumberRange: { EndingSequenceNumber?: string }
}

/** The shards of a stream. */
export async function shardsOf(call: DynamoCall, streamArn: string): Promise<string[]> {
  const { StreamDescription } = await call<{ StreamDescription: { Shards: Shard[] } }>(target('DescribeStream'), {
    StreamArn: streamArn,
  })
  return StreamDescription.Shards.map(({ ShardId }) => ShardId)
}

/** The iterator after a position, or at the oldest record. */
export async function iteratorAt(call: DynamoCall, streamArn: string, { shard, after }: Position): Promise<string> {
  const from = after
    ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
    : { ShardIteratorType: 'TRIM_HORIZON' }
  const { ShardIterator } = await call<{ ShardIterator: string }>(target('GetShardIterator'), {
    StreamArn: streamArn,
    ShardId: shard,
    ...from,
  })
  return ShardIterator
}

/** The next records and the iterator after them, which is absent at the end of the shard. */
export async function read(call: DynamoCall, iterator: string, most: number) {
  const { Records, NextShardIterator } = await call<{ Records: DynamoDBRecord[]; NextShardIterator?: string }>(
    target('GetRecords'),
    { ShardIterator: iterator, Limit: most },
  )
  return { records: Records, next: NextShardIterator }
}

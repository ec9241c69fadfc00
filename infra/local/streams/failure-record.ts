import { randomUUID } from 'node:crypto'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Outcome } from '../functions/outcome.ts'

/** A batch of the stream that was given up. */
export interface GivenUp {
  records: DynamoDBRecord[]
  outcome: Outcome
  attempts: number
  shard: string
}

/** What Lambda tells the on-failure destination of a batch: its position in the stream, not its contents. */
export function failureRecord(
  { records, outcome, attempts, shard }: GivenUp,
  { functionArn, streamArn }: { functionArn: string; streamArn: string },
) {
  const [first, last] = [records[0], records.at(-1)]
  const arrival = (record?: DynamoDBRecord) =>
    new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString()
  return {
    requestContext: {
      requestId: outcome.requestId,
      functionArn,
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
      streamArn,
    },
  }
}

/** The key under which Lambda stores a failure record in a bucket, there with the whole event. */
export const parkedKey = (mapping: string, shard: string, at = new Date().toISOString()) =>
  `aws/lambda/${mapping}/${shard}/${at.slice(0, 10).replaceAll('-', '/')}/${at.slice(0, 19).replaceAll(':', '.')}-${randomUUID()}`

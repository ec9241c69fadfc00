import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import middy from '@middy/core'
import type { DynamoDBBatchResponse, DynamoDBRecord, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { itemIn, type View } from './kind.ts'
import { log } from './log.ts'

/** An item before and after a change of the table; `before` is undefined for an insert, `after` for a deletion. */
export interface Change {
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

type Image = Record<string, AttributeValue> | undefined
const plain = (image: Image) => image && unmarshall(image)

/** A record of the stream, or the message that replays one, whose body it is. */
type StreamRecord = DynamoDBRecord | SQSRecord

function changeIn(record: StreamRecord): Change {
  const { dynamodb } = 'body' in record ? (JSON.parse(record.body) as DynamoDBRecord) : record
  return { before: plain(dynamodb?.OldImage as Image), after: plain(dynamodb?.NewImage as Image) }
}

/** The name under which a failure is reported: a position in the stream, or a message of the queue. */
const identifierOf = (record: StreamRecord) =>
  ('body' in record ? record.messageId : record.dynamodb?.SequenceNumber) ?? ''

/**
 * Handles the changes of the table in order, each with the batch that it came in; a failure stops the batch, which is retried from
 * that change on.
 */
export const readStream = (handle: (change: Change, batch: readonly Change[]) => Promise<void>) =>
  middy<{ Records: StreamRecord[] }, DynamoDBBatchResponse>().handler(async ({ Records }) => {
    const batch = Records.map(changeIn)
    for (const [place, record] of Records.entries()) {
      try {
        await handle(batch[place]!, batch)
      } catch (error) {
        log.error('a change could not be dispatched', error, { at: identifierOf(record) })
        return { batchItemFailures: [{ itemIdentifier: identifierOf(record) }] }
      }
    }
    return { batchItemFailures: [] }
  })

/**
 * Parses a change of items of one kind; undefined for a change of another kind. A view with what the reader needs lets it read
 * what a newer writer says in words that it does not know.
 */
export function changeOf<T extends object>(view: View<T>, { before, after }: Change) {
  if ((after ?? before)?._kind !== view.name) return undefined
  return { before: before && itemIn(view, before), after: after && itemIn(view, after) }
}

/** Handles the messages of a queue; a failed one is redelivered, and moves to the dead-letter queue after the last attempt. */
export const consume = (handle: (body: unknown) => Promise<void>) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const outcomes = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await handle(JSON.parse(body))
          return []
        } catch (error) {
          log.error('a message could not be handled', error, { message_id: messageId })
          return [{ itemIdentifier: messageId }]
        }
      }),
    )
    return { batchItemFailures: outcomes.flat() }
  })

import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createHash } from 'node:crypto'

const client = new SQSClient({})

/** Work that waits in a queue. */
export interface Message {
  /** Made from what it is about, so that it is the same however often it is asked for. */
  id: string
  body: object
  /** Seconds to wait before it goes. */
  after?: number
}

/** Puts messages into a queue, ten at a time. @throws Error where one was refused, so that what asked for it is done again */
export async function sendMessages(queue: string, messages: Message[]): Promise<void> {
  for (let first = 0; first < messages.length; first += 10) {
    const { Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queue,
        Entries: messages.slice(first, first + 10).map(({ id, body, after = 0 }) => ({
          Id: createHash('sha256').update(id).digest('hex').slice(0, 32),
          MessageBody: JSON.stringify(body),
          DelaySeconds: after,
        })),
      }),
    )
    if (Failed?.length) throw new Error(`The queue refused ${Failed.length} messages: ${Failed[0]?.Message}`)
  }
}

import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createHash } from 'node:crypto'
import { setting } from './environment.ts'

const client = new SQSClient({})

/** A letter that is to be written: what happened and to whom; its words are found when it goes. */
export interface Message {
  /** Made from the event, so that it is the same however often the event is told. */
  id: string
  body: object
  /** Seconds to wait before it goes. */
  after?: number
}

/** Puts messages into the queue of letters, ten at a time. @throws Error where one was refused, so that the event is told again */
export async function enqueue(messages: Message[]): Promise<void> {
  for (let first = 0; first < messages.length; first += 10) {
    const { Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: setting('MAIL_QUEUE_URL'),
        Entries: messages.slice(first, first + 10).map(({ id, body, after = 0 }) => ({
          Id: createHash('sha256').update(id).digest('hex').slice(0, 32),
          MessageBody: JSON.stringify(body),
          DelaySeconds: after,
        })),
      }),
    )
    if (Failed?.length) throw new Error(`The queue refused ${Failed.length} letters: ${Failed[0]?.Message}`)
  }
}

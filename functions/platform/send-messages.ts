import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createHash } from 'node:crypto'
import { clientTimeouts } from './environment.ts'

const client = new SQSClient(clientTimeouts)

/** A message for a queue. */
export interface Message {
  /** Derived from the content, so that the same message always has the same id. */
  id: string
  body: object
  /** Seconds before it is delivered. */
  after?: number
}

/**
 * Whose message it is: SQS lets the messages of others pass whoever takes up its consumers, as a company does whose webhooks hang (fair
 * queues). A message of nobody passes by itself.
 */
const groupOf = ({ company, team, account }: { company?: string; team?: string; account?: string }) =>
  company ?? team ?? account

/** Sends messages in batches of ten. @throws Error where one was refused, so that the caller is retried */
export async function sendMessages(queue: string, messages: Message[]): Promise<void> {
  for (let first = 0; first < messages.length; first += 10) {
    const { Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: queue,
        Entries: messages.slice(first, first + 10).map(({ id, body, after = 0 }) => ({
          Id: createHash('sha256').update(id).digest('hex').slice(0, 32),
          MessageBody: JSON.stringify(body),
          DelaySeconds: after,
          MessageGroupId: groupOf(body),
        })),
      }),
    )
    if (Failed?.length) throw new Error(`The queue refused ${Failed.length} messages: ${Failed[0]?.Message}`)
  }
}

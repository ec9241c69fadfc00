import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListBucketsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { Parking } from './parking.ts'

interface StageClients {
  s3: S3Client
  sqs: SQSClient
}

/** A queue of a stage. */
interface StageQueue {
  url: string
  name: string
  arn: string
  messages: number
  /** The ARN of its dead-letter queue. */
  deadLetters?: string
}

/** What is parked in a deployed stack, whose bucket and queues are found by the names that CloudFormation gave them. */
export async function parkingOfStage(stack: string, { s3, sqs }: StageClients): Promise<Parking> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}))
  const Bucket = Buckets.find(({ Name }) => Name?.startsWith(`${stack}-changestreamparked`))?.Name
  const replayQueue = (await queuesOf(stack, sqs)).find(({ name }) => name.includes('ChangeStreamReplayWaiting'))
  if (!Bucket || !replayQueue) throw new Error(`The stack ${stack} has no bucket of parked changes; is it deployed?`)

  return {
    async batches() {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
      return keys
    },
    read: async Key => (await (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString()) ?? '',
    remove: async Key => void (await s3.send(new DeleteObjectCommand({ Bucket, Key }))),
    enqueue: async MessageBody =>
      void (await sqs.send(new SendMessageCommand({ QueueUrl: replayQueue.url, MessageBody }))),
    deadLetters: async () =>
      (await pairsOf(stack, sqs))
        .filter(({ from }) => from.messages)
        .map(({ from }) => ({ queue: from.name, messages: from.messages })),
    async redrive(queue) {
      const pair = (await pairsOf(stack, sqs)).find(({ from }) => from.name === queue)
      return pair ? move(pair.from, pair.to, sqs) : 0
    },
  }
}

/** The dead-letter queues of a stage, each with the queue its messages come from. */
async function pairsOf(stack: string, sqs: SQSClient) {
  const queues = await queuesOf(stack, sqs)
  return queues.flatMap(from => {
    const to = queues.find(({ deadLetters }) => deadLetters === from.arn)
    return to ? { from, to } : []
  })
}

async function queuesOf(stack: string, sqs: SQSClient): Promise<StageQueue[]> {
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand({ QueueNamePrefix: `${stack}-`, MaxResults: 1000 }))
  return Promise.all(
    QueueUrls.map(async url => {
      const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }))
      const { deadLetterTargetArn } = JSON.parse(Attributes?.RedrivePolicy ?? '{}') as { deadLetterTargetArn?: string }
      return {
        url,
        name: url.split('/').at(-1) ?? '',
        arn: Attributes?.QueueArn ?? '',
        messages: Number(Attributes?.ApproximateNumberOfMessages ?? 0),
        ...(deadLetterTargetArn && { deadLetters: deadLetterTargetArn }),
      }
    }),
  )
}

/** Moves as many messages as there were, so that one that fails again at once is not moved for ever. */
async function move(from: StageQueue, to: StageQueue, sqs: SQSClient): Promise<number> {
  let moved = 0
  while (moved < from.messages) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: from.url, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 }),
    )
    if (!Messages.length) break
    for (const { Body, ReceiptHandle } of Messages) {
      await sqs.send(new SendMessageCommand({ QueueUrl: to.url, MessageBody: Body }))
      await sqs.send(new DeleteMessageCommand({ QueueUrl: from.url, ReceiptHandle }))
    }
    moved += Messages.length
  }
  return moved
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { parkedIn, replay } from '#infra/replay/parking.ts'
import { parkingOfStage } from '#infra/replay/parking-of-stage.ts'

const bucket = 'szabi-staging-changestreamparkedfiles-1'
const [replayQueue, mail, dead, stray] = [
  'szabi-staging-ChangeStreamReplayWaiting1-x',
  'szabi-staging-MailQueueWaiting1-x',
  'szabi-staging-MailQueueDeadLetters1-x',
  'szabi-staging-OfAnOlderRelease1-x',
] as const
const urlOf = (name: string) => `https://sqs.test/1/${name}`
const arnOf = (name: string) => `arn:aws:sqs:eu-central-1:1:${name}`

let files: Map<string, string>
let queues: Map<string, string[]>
const [s3, sqs] = [mockClient(S3Client), mockClient(SQSClient)]
const clients = { s3: new S3Client({}), sqs: new SQSClient({}) }

beforeEach(() => {
  files = new Map()
  queues = new Map([replayQueue, mail, dead, stray].map(name => [urlOf(name), []]))
  s3.on(ListBucketsCommand).resolves({ Buckets: [{ Name: 'another' }, { Name: bucket }] })
  s3.on(ListObjectsV2Command).callsFake(({ Bucket }) => ({
    Contents: Bucket === bucket ? [...files.keys()].map(Key => ({ Key })) : [],
  }))
  s3.on(GetObjectCommand).callsFake(({ Key }) => ({ Body: { transformToString: async () => files.get(Key) } }))
  s3.on(DeleteObjectCommand).callsFake(({ Key }) => void files.delete(Key))
  sqs
    .on(ListQueuesCommand)
    .callsFake(({ QueueNamePrefix }) => ({ QueueUrls: QueueNamePrefix === 'szabi-staging-' ? [...queues.keys()] : [] }))
  sqs.on(GetQueueAttributesCommand).callsFake(({ QueueUrl }) => ({
    Attributes: {
      QueueArn: arnOf(QueueUrl.split('/').at(-1)),
      ApproximateNumberOfMessages: String(queues.get(QueueUrl)?.length),
      ...(QueueUrl === urlOf(mail) && { RedrivePolicy: JSON.stringify({ deadLetterTargetArn: arnOf(dead) }) }),
    },
  }))
  sqs.on(ReceiveMessageCommand).callsFake(({ QueueUrl }) => ({
    Messages: queues
      .get(QueueUrl)
      ?.slice(0, 10)
      .map(Body => ({ Body, ReceiptHandle: Body })),
  }))
  sqs.on(SendMessageCommand).callsFake(({ QueueUrl, MessageBody }) => void queues.get(QueueUrl)?.push(MessageBody))
  sqs
    .on(DeleteMessageCommand)
    .callsFake(({ QueueUrl, ReceiptHandle }) =>
      queues.set(QueueUrl, queues.get(QueueUrl)?.filter(body => body !== ReceiptHandle) ?? []),
    )
})

const parked = (...names: string[]) =>
  JSON.stringify({ DDBStreamBatchInfo: {}, payload: JSON.stringify({ Records: names.map(name => ({ name })) }) })
const waiting = (name: string) => queues.get(urlOf(name))

describe('cloud 3: what is parked in a stage', () => {
  it('is listed, the oldest first, with the dead letters of each queue that has one', async () => {
    files.set('aws/lambda/b/shard-1/2026/11/22/2026-11-22T10.00.00-1', parked('later'))
    files.set('aws/lambda/b/shard-2/2026/11/22/2026-11-22T09.00.00-2', parked('earlier'))
    queues.set(urlOf(dead), ['one', 'two'])
    queues.set(urlOf(stray), ['what belongs to no queue any more'])
    const { batches, deadLetters } = await parkedIn(await parkingOfStage('szabi-staging', clients))
    expect(batches.map(key => key.slice(-12))).toEqual(
      ['09.00.00-2', '10.00.00-1'].map(end => expect.stringContaining(end)),
    )
    expect(deadLetters).toEqual([{ queue: dead, messages: 2 }])
  })

  it('goes to the queue of the dispatcher, record by record, and to the queues that the messages came from', async () => {
    files.set('b/2026-11-22T10.00.00-1', parked('third'))
    files.set('a/2026-11-22T09.00.00-2', parked('first', 'second'))
    const letters = Array.from({ length: 23 }, (_, n) => `letter ${n}`)
    queues.set(urlOf(dead), letters)
    const parking = await parkingOfStage('szabi-staging', clients)
    expect(await replay(parking)).toEqual({ changes: 3, messages: 23 })
    expect(waiting(replayQueue)).toEqual(['first', 'second', 'third'].map(name => JSON.stringify({ name })))
    expect(waiting(mail)).toEqual(letters)
    expect([files.size, waiting(dead)]).toEqual([0, []])
    expect(await replay(parking)).toEqual({ changes: 0, messages: 0 })
  })

  it('stays where a batch cannot be queued whole, so that the replay is repeated', async () => {
    files.set('2026-11-22T09.00.00-1', parked('first', 'second'))
    let sent = 0
    sqs.on(SendMessageCommand).callsFake(() => {
      if (++sent === 2) throw new Error('no')
    })
    const parking = await parkingOfStage('szabi-staging', clients)
    await expect(replay(parking)).rejects.toThrow('no')
    expect(files.size).toBe(1)
    expect(await replay(parking)).toEqual({ changes: 2, messages: 0 })
  })

  it('is not looked for where the stack is not deployed, nor taken from a batch without its event', async () => {
    await expect(parkingOfStage('szabi-production', clients)).rejects.toThrow('is it deployed?')
    files.set('2026-11-22T09.00.00-1', JSON.stringify({ DDBStreamBatchInfo: {} }))
    const parking = await parkingOfStage('szabi-staging', clients)
    await expect(replay(parking)).rejects.toThrow('has no event')
    expect(files.size).toBe(1)
  })
})

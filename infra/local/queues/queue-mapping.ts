import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { setTimeout as pause } from 'node:timers/promises'
import { tellIfDiskFull } from '../disk-full.ts'
import type { Outcome } from '../functions/outcome.ts'
import { md5, type QueueStore, type Received } from './queue-store.ts'

interface QueueMappingProps {
  queues: QueueStore
  queue: string
  queueArn: string
  region: string
  batchSize: number
  /** Milliseconds for which a batch that is not full waits for more messages. */
  window?: number
  /** The most batches in flight at once. */
  concurrency: number
  /** Whether the function reports partial batch failures. */
  reportsFailures: boolean
  invoke: (event: SQSEvent) => Promise<Outcome>
}

/** Milliseconds before a store that failed is asked again. */
const pauseAfterFailure = 1_000

/** The longest sleep of a consumer in milliseconds; Node's timers overflow at 2^31. */
const maxSleep = 60_000

/** Polls a queue and invokes a function, as Lambda's event source mapping does, until the signal aborts. */
export function pollQueue(props: QueueMappingProps, signal: AbortSignal) {
  for (let i = 0; i < props.concurrency; i++) void consume(props, signal)
}

/** Goes on after a moment where the store fails, as it does while the disk is full. */
async function consume(props: QueueMappingProps, signal: AbortSignal): Promise<void> {
  try {
    await consumeUntilFailure(props, signal)
  } catch (error) {
    if (signal.aborted) return
    tellIfDiskFull(error)
    await pause(pauseAfterFailure, undefined, { signal }).catch(() => {})
    return consume(props, signal)
  }
}

async function consumeUntilFailure(props: QueueMappingProps, signal: AbortSignal) {
  const { queues, queue, batchSize, window = 0, invoke } = props
  while (!signal.aborted) {
    const batch = queues.receive(queue, batchSize)
    if (!batch.length) {
      await awaitMessage(queues, queue, signal)
      continue
    }
    if (window && batch.length < batchSize) {
      await pause(window, undefined, { signal })
      batch.push(...queues.receive(queue, batchSize - batch.length))
    }
    const outcome = await invoke({ Records: batch.map(message => recordOf(message, props)) })
    if (signal.aborted) return
    const failed = failedIn(outcome, props.reportsFailures)
    for (const { id, messageId } of batch) if (failed !== 'all' && !failed.has(messageId)) queues.remove(id)
  }
}

/** The messages to deliver again, which become visible after the visibility timeout. */
function failedIn(outcome: Outcome, reportsFailures: boolean): Set<string> | 'all' {
  if (!outcome.ok) return 'all'
  const { batchItemFailures } = ((reportsFailures && JSON.parse(outcome.payload)) || {}) as Partial<SQSBatchResponse>
  return new Set(batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier))
}

function recordOf(message: Received, { queueArn, region }: QueueMappingProps): SQSEvent['Records'][number] {
  return {
    messageId: message.messageId,
    receiptHandle: `${message.id}-${message.received}`,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.received),
      SentTimestamp: String(message.sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    },
    messageAttributes: JSON.parse(message.attributes),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  }
}

/** Sleeps until a message is sent or the next waiting one becomes visible. */
function awaitMessage(queues: QueueStore, queue: string, signal: AbortSignal) {
  return new Promise<void>(resolve => {
    const next = queues.nextVisible(queue)
    const timer = setTimeout(wake, Math.min(maxSleep, Math.max(1, (next ?? Infinity) - Date.now())))
    const onSent = (name: string) => name === queue && wake()
    function wake() {
      clearTimeout(timer)
      queues.off('sent', onSent)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    queues.on('sent', onSent)
    signal.addEventListener('abort', wake)
  })
}

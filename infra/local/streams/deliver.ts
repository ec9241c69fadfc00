import { setTimeout as pause } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { Outcome } from '../functions/outcome.ts'

export interface DeliveryProps {
  invoke: (event: DynamoDBStreamEvent) => Promise<Outcome>
  /** Attempts after the first; bisecting a batch does not count as one. */
  retries: number
  bisect: boolean
  reportsFailures: boolean
  /** Called with the last record that was processed or given up. */
  settled: (last: DynamoDBRecord) => void
  /** Called with records whose retries are exhausted. */
  givenUp: (records: DynamoDBRecord[], outcome: Outcome, attempts: number) => void
  signal: AbortSignal
}

/** The backoff before an attempt, in milliseconds. */
const backoff = (attempt: number) => Math.min(2_000, 50 * 2 ** attempt)

/** Delivers records in order until each is processed or given up, by the rules of Lambda's stream mappings. */
export async function deliver(records: DynamoDBRecord[], props: DeliveryProps, attempt = 0): Promise<void> {
  const last = records.at(-1)
  if (!last || props.signal.aborted) return
  if (attempt) await pause(backoff(attempt), undefined, { signal: props.signal }).catch(() => {})

  const outcome = await props.invoke({ Records: records })
  if (props.signal.aborted) return
  const failed = firstFailure(records, outcome, props.reportsFailures)
  if (failed < 0) return props.settled(last)

  const done = records[failed - 1]
  if (done) props.settled(done)
  const rest = records.slice(failed)
  if (props.bisect && rest.length > 1 && !done) {
    const middle = Math.ceil(rest.length / 2)
    await deliver(rest.slice(0, middle), props, attempt)
    return deliver(rest.slice(middle), props, attempt)
  }
  if (attempt < props.retries) return deliver(rest, props, attempt + 1)
  props.givenUp(rest, outcome, attempt + 1)
  props.settled(last)
}

/** The index of the first failed record, from which the batch is delivered again; -1 if none failed. */
function firstFailure(records: DynamoDBRecord[], outcome: Outcome, reportsFailures: boolean): number {
  if (!outcome.ok) return 0
  if (!reportsFailures) return -1
  const { batchItemFailures = [] } = (JSON.parse(outcome.payload) ?? {}) as Partial<DynamoDBBatchResponse>
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  return records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''))
}

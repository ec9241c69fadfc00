import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '#infra/local/functions/outcome.ts'
import { deliver, type DeliveryProps } from '#infra/local/streams/deliver.ts'

const record = (number: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(number) } })
const numbers = ({ Records }: DynamoDBStreamEvent) => Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))

const about = { requestId: 'r', pid: 1 }
const good = (failures: number[] = []): Outcome => ({
  ...about,
  ok: true,
  payload: JSON.stringify({ batchItemFailures: failures.map(number => ({ itemIdentifier: String(number) })) }),
})
const bad: Outcome = { ...about, ok: false, failure: { errorType: 'Error', errorMessage: 'on purpose' } }

/** Delivers the records 1 to `count` to a function, and gives every call and result. */
async function delivery(
  count: number,
  answer: (batch: number[], call: number) => Outcome,
  terms: Partial<DeliveryProps> = {},
) {
  const calls: number[][] = []
  const settled: number[] = []
  const givenUp: number[][] = []
  await deliver(
    Array.from({ length: count }, (_, i) => record(i + 1)),
    {
      invoke: async event => answer(numbers(event), calls.push(numbers(event))),
      retries: 2,
      bisect: false,
      reportsFailures: true,
      settled: ({ dynamodb }) => settled.push(Number(dynamodb?.SequenceNumber)),
      givenUp: records => givenUp.push(numbers({ Records: records })),
      signal: new AbortController().signal,
      ...terms,
    },
  )
  return { calls, settled, givenUp }
}

describe('a batch of a stream', () => {
  it('is settled as a whole when it is processed', async () => {
    expect(await delivery(3, () => good())).toEqual({ calls: [[1, 2, 3]], settled: [3], givenUp: [] })
  })

  it('is delivered again from the first record that failed', async () => {
    const { calls, settled } = await delivery(4, (_, call) => good(call === 1 ? [3] : []))
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ])
    expect(settled).toEqual([2, 4])
  })

  it('is given up after the configured retries, and the next records go on', async () => {
    expect(await delivery(2, () => bad)).toEqual({
      calls: [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      settled: [2],
      givenUp: [[1, 2]],
    })
  })

  it('is bisected until the failing record is alone', async () => {
    const { calls, settled, givenUp } = await delivery(4, batch => (batch.includes(3) ? bad : good()), {
      bisect: true,
      retries: 1,
    })
    expect(calls).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [3], [4]])
    expect(givenUp).toEqual([[3]])
    expect(settled.at(-1)).toBe(4)
  })

  it('is processed when a function that reports no failures succeeds', async () => {
    const { settled } = await delivery(2, () => good([1]), { reportsFailures: false })
    expect(settled).toEqual([2])
  })

  it('is not settled once the local cloud is closing', async () => {
    const closing = new AbortController()
    const { settled } = await delivery(2, () => (closing.abort(), good()), { signal: closing.signal })
    expect(settled).toEqual([])
  })
})

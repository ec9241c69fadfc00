import type { DynamoDBRecord } from 'aws-lambda'

/** The records in another order that a stream allows: only the changes of one item follow one another. */
export function inAnotherOrder(records: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  const items = [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)).values()]
  const places = items.flatMap((changes, item) => changes.map(() => item)).sort(() => Math.random() - 0.5)
  const next = items.map(changes => changes.values())
  return places.map(item => next[item]!.next().value!)
}

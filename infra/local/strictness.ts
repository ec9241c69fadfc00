/** What AWS does and one machine alone does not: to see in tests and benches that the product stands it. */
export interface Strictness {
  /** Milliseconds that a transaction takes in DynamoDB; one that overlaps with it on an item is cancelled. */
  serviceTime?: number
  /** The share of queue messages and stream batches that are delivered twice and in another order, from 0 to 1. */
  redelivered?: number
  /** Whether a partition takes no more than 1,000 write and 3,000 read units a second. */
  throttled?: boolean
  /** Milliseconds for which changes of a table gather before they are dispatched; Lambda polls a stream four times a second. */
  gathering?: number
}

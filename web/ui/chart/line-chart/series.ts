/** A line of a `LineChart`. */
export interface Series {
  name: string
  /** One for each day. */
  values: readonly number[]
}

/** Changes of the table that a feature reacts to, as the stream's filter and its reader know them. */
export interface ChangePattern {
  /** The kind of item. */
  kind: string
  /** Only changes by which this attribute, which had no number before, gets one. */
  whenSet?: string
}

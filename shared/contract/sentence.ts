/** A sentence not yet in a language: its place in the word lists (`namespace:key`) and what it is filled with. */
export interface Sentence {
  key: `${string}:${string}`
  values?: Record<string, string | number>
}

/** A size and its limit. */
export interface Budget {
  /** The subject of the sentence: `The scripts of /login`. */
  what: string
  bytes: number
  /** Bytes. */
  limit: number
  /** The three largest parts. */
  largest: { name: string; bytes: number }[]
}

/** The sentence about an exceeded budget, if it is exceeded. */
export function excess({ what, bytes, limit, largest }: Budget): string | undefined {
  if (bytes <= limit) return undefined
  const parts = largest.map(part => `${part.name} (${kib(part.bytes)})`).join(', ')
  return `${what} are ${kib(bytes)}, more than ${kib(limit)}; the largest are ${parts}.`
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

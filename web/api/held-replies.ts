interface Held {
  tag: string
  reply: unknown
}

const held = new Map<string, Held>()

/** The replies that have a version, by URL: the page asks again by the version that it holds, and gets nothing where it still holds. */
export const heldReplies = {
  of: (url: string): Held | undefined => held.get(url),
  keep: (url: string, one: Held) => void held.set(url, one),
  /** Forgets what belongs to somebody who is no longer signed in. */
  forget: () => held.clear(),
}

import type { Compressed } from './compress.ts'
import { keepLast } from './keep-last.ts'

/** How many replies a process of a function keeps. */
const most = 8

/** Thrown where a reply is kept of the version that would be made again. */
export class KeptReply extends Error {
  readonly reply: Compressed

  constructor(reply: Compressed) {
    super()
    this.reply = reply
  }
}

/** The last replies that many callers are given alike, as they were sent, one of each kind. */
export class KeptReplies {
  readonly #kept = new Map<string, { version: string; reply: Compressed }>()

  has(kind: string): boolean {
    return this.#kept.has(kind)
  }

  /** The reply of a kind in a version. */
  get(kind: string, version: string): Compressed | undefined {
    const kept = this.#kept.get(kind)
    return kept?.version === version ? kept.reply : undefined
  }

  /** Keeps a reply in place of the last one of its kind, and of the one that was kept longest ago. */
  keep(kind: string, version: string, reply: Compressed) {
    keepLast(this.#kept, kind, { version, reply }, most)
  }
}

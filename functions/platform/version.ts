import { createHash } from 'node:crypto'
import type { Compressed } from './compress.ts'
import { KeptReply, type KeptReplies } from './kept-replies.ts'

/** Thrown where the client holds the version that it would be sent. */
export class NotModified extends Error {}

/** The version of a reply, by which a client that holds it is answered 304. */
export interface ReplyVersion {
  /**
   * Names the version of what the reply shows, and whom it is shown to alike, if not to the caller alone. @throws NotModified where the
   * client holds it, and KeptReply where it was made before, so a handler calls this before it loads the rest.
   */
  set: (version: string, alike?: string) => void
  /** Whether a reply was made before to those who are shown the same. */
  isKept: (alike: string) => boolean
  /** Keeps the reply for those who are shown the same. */
  keep: (reply: Compressed) => void
  /** Whether the client holds any version. */
  readonly isAsked: boolean
  /** The entity tag of the reply; undefined where no version was named. */
  readonly tag: string | undefined
}

interface Kept {
  replies: KeptReplies
  /** What else the bytes of a reply depend on: its language and encoding. */
  form: string
}

/** @param owner whose the reply is, so that one account is never answered by the version of another's reply */
export function replyVersion(owner: string, ifNoneMatch = '', { replies, form }: Kept): ReplyVersion {
  let tag: string | undefined
  let shown: { kind: string; version: string } | undefined
  const kindOf = (alike: string) => `${alike}\n${form}`
  return {
    isAsked: ifNoneMatch !== '',
    set: (version, alike) => {
      // Weak, since the same version is sent both compressed and uncompressed.
      tag = `W/"${createHash('sha256').update(`${owner}\n${version}`).digest('base64url').slice(0, 22)}"`
      if (isHeld(ifNoneMatch, tag)) throw new NotModified()
      if (alike === undefined) return
      shown = { kind: kindOf(alike), version }
      const kept = replies.get(shown.kind, version)
      if (kept) throw new KeptReply(kept)
    },
    isKept: alike => replies.has(kindOf(alike)),
    keep: reply => {
      if (shown) replies.keep(shown.kind, shown.version, reply)
    },
    get tag() {
      return tag
    },
  }
}

/** Compares weakly, as RFC 9110, 13.1.2 demands of If-None-Match. */
const isHeld = (ifNoneMatch: string, tag: string) =>
  ifNoneMatch.split(',').some(held => opaque(held.trim()) === opaque(tag))

const opaque = (tag: string) => tag.replace(/^W\//, '')

/**
 * The headers of a reply that has a version. What everybody may see is kept by the browser, which asks whether it still holds;
 * what belongs to somebody is kept by nobody but the page.
 */
export const versionHeaders = (tag: string | undefined, isPublic: boolean): Record<string, string> =>
  tag ? { etag: tag, 'cache-control': isPublic ? 'no-cache' : 'no-store' } : {}

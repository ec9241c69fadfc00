import { createHash } from 'node:crypto'

/** Thrown where the client holds the version that it would be sent. */
export class NotModified extends Error {}

/** The version of a reply, by which a client that holds it is answered 304. */
export interface ReplyVersion {
  /**
   * Names the version of what the reply shows. @throws NotModified where the client holds it, so a handler calls this before it
   * loads the rest.
   */
  set: (version: string) => void
  /** Whether the client holds any version. */
  readonly isAsked: boolean
  /** The entity tag of the reply; undefined where no version was named. */
  readonly tag: string | undefined
}

/** @param owner whose the reply is, so that one account is never answered by the version of another's reply */
export function replyVersion(owner: string, ifNoneMatch = ''): ReplyVersion {
  let tag: string | undefined
  return {
    isAsked: ifNoneMatch !== '',
    set: version => {
      // Weak, since the same version is sent both compressed and uncompressed.
      tag = `W/"${createHash('sha256').update(`${owner}\n${version}`).digest('base64url').slice(0, 22)}"`
      if (isHeld(ifNoneMatch, tag)) throw new NotModified()
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

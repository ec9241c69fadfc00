/** What came of a call; its `status` is 0 where no reply came. */
export interface EarlyReply {
  status: number
  body: string
  /** The version of the reply, where it has one. */
  tag?: string | undefined
}

/** The calls that a document's first script has made, by method and URL, before the client of the API was there. */
interface EarlyCalls {
  /** Milliseconds since the document began, as `performance.now()` counts them. */
  begun: number
  replies: Map<string, Promise<EarlyReply>>
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls
  }
}

/** How long an early reply is as good as a new one, in milliseconds; on a slow line the client comes late. */
const lasts = 30_000

const nameOf = (method: string, url: string) => `${method} ${url}`

/** Begins the calls of a document. */
export function beginEarlyCalls(): (method: string, url: string, reply: Promise<EarlyReply>) => void {
  const replies = new Map<string, Promise<EarlyReply>>()
  window.earlyCalls = { begun: performance.now(), replies }
  return (method, url, reply) => void replies.set(nameOf(method, url), reply)
}

/** The early reply of a call, given once; undefined where the call has to be made, also because the early one got no reply. */
export async function takeEarlyReply(method: string, url: string): Promise<EarlyReply | undefined> {
  const { begun, replies } = window.earlyCalls ?? {}
  const name = nameOf(method, url)
  const reply = replies?.get(name)
  replies?.delete(name)
  if (!reply || performance.now() - begun! > lasts) return undefined
  const arrived = await reply
  return arrived.status ? arrived : undefined
}

/** Forgets early replies, since a change has been made or somebody else is signed in. */
export function dropEarlyReplies() {
  delete window.earlyCalls
}

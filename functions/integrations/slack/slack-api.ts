import * as z from 'zod/mini'
import { slackOrigin } from '#functions/platform/slack.ts'

/** Milliseconds after which an answer is no longer waited for. */
const patience = 10_000

/** What every answer of Slack's API says. */
const Answer = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) })

/** Slack refused a call; the error is its own word. */
export class SlackRefusal extends Error {
  readonly reason: string
  constructor(method: string, reason: string) {
    super(`${method} was refused: ${reason}`)
    this.reason = reason
  }
}

/** Slack has done nothing, since it is asked too often or is not there, and may be asked again later. */
export class SlackBusy extends Error {
  /** Seconds after which it may be asked again. */
  readonly after: number
  constructor(what: string, after: number) {
    super(`${what} has to wait for ${after} s`)
    this.after = after
  }
}

/** The answer of Slack was lost, so that nobody knows whether it has done what it was asked. */
export class SlackAnswerLost extends Error {
  constructor(what: string, options: ErrorOptions) {
    super(`The answer to ${what} was lost`, options)
  }
}

/** The token was revoked, or the app removed from the workspace. */
const over = ['invalid_auth', 'token_revoked', 'account_inactive', 'not_authed', 'team_not_found']
export const isOver = (error: unknown) => error instanceof SlackRefusal && over.includes(error.reason)

/** The channel is not there any more, or the app is not in it. */
const unreachable = ['channel_not_found', 'is_archived', 'not_in_channel', 'message_not_found', 'cant_update_message']
export const isUnreachable = (error: unknown) => error instanceof SlackRefusal && unreachable.includes(error.reason)

/** Words by which Slack says that it has done nothing yet, and those after which part of it may be done. */
const busy = ['ratelimited', 'rate_limited', 'service_unavailable']
const uncertain = ['internal_error', 'fatal_error']

/** Calls a method of Slack's Web API. @throws SlackRefusal, SlackBusy or SlackAnswerLost */
export async function callSlack<T>(
  method: string,
  form: Record<string, string>,
  schema: z.ZodMiniType<T>,
  token?: string,
): Promise<T> {
  const { text } = await post(`${slackOrigin()}/api/${method}`, method, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: new URLSearchParams(form),
  })
  const answer = understood(method, () => JSON.parse(text) as unknown)
  const { ok, error = 'unknown' } = understood(method, () => Answer.parse(answer))
  if (busy.includes(error)) throw new SlackBusy(method, usualWait)
  if (uncertain.includes(error)) throw new SlackAnswerLost(method, { cause: error })
  if (!ok) throw new SlackRefusal(method, error)
  return understood(method, () => schema.parse(answer))
}

/** What was done is done, also where its answer is not understood. */
function understood<T>(method: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new SlackAnswerLost(method, { cause: error })
  }
}

/** Answers a command or a button, by the address that came with it: one of Slack's own, whatever was sent. @throws SlackBusy or SlackAnswerLost */
export async function answerSlack(address: string, message: object): Promise<void> {
  const { origin } = new URL(address)
  if (origin !== 'https://hooks.slack.com' && origin !== slackOrigin()) throw new Error(`${origin} is not Slack`)
  await post(address, 'a reply', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    // The address holds for half an hour.
    mayBeGone: true,
  })
}

/** Seconds until the next try where Slack does not say how many. */
const usualWait = 30
/** The longest that it is waited, which is the longest delay of a message of a queue. */
const longestWait = 900

interface Post {
  headers: Record<string, string>
  body: string | URLSearchParams
  mayBeGone?: boolean
}

async function post(address: string, what: string, { headers, body, mayBeGone }: Post): Promise<{ text: string }> {
  try {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal })
    if (reply.status === 429 || reply.status === 503) {
      await reply.body?.cancel()
      throw new SlackBusy(what, waitOf(reply.headers.get('retry-after')))
    }
    if (reply.status >= 500) throw new Error(`Slack answered ${reply.status}`)
    if (reply.ok || (mayBeGone && reply.status === 404)) return { text: await reply.text() }
    throw new SlackRefusal(what, String(reply.status))
  } catch (error) {
    if (error instanceof SlackBusy || error instanceof SlackRefusal) throw error
    throw isUnsent(error) ? new SlackBusy(what, usualWait) : new SlackAnswerLost(what, { cause: error })
  }
}

function waitOf(header: string | null): number {
  const seconds = Number(header)
  return header !== null && Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, longestWait) : usualWait
}

/** What goes wrong before anything is sent. */
const before = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const isUnsent = (error: unknown) =>
  error instanceof Error && before.includes(String((error.cause as { code?: unknown } | undefined)?.code))

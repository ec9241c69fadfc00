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

/** The token was revoked, or the app removed from the workspace. */
const over = ['invalid_auth', 'token_revoked', 'account_inactive', 'not_authed', 'team_not_found']
export const isOver = (error: unknown) => error instanceof SlackRefusal && over.includes(error.reason)

/** The channel is not there any more, or the app is not in it. */
const unreachable = ['channel_not_found', 'is_archived', 'not_in_channel', 'message_not_found', 'cant_update_message']
export const isUnreachable = (error: unknown) => error instanceof SlackRefusal && unreachable.includes(error.reason)

/** Calls a method of Slack's Web API. @throws SlackRefusal, and Error where it is to be tried again */
export async function callSlack<T>(
  method: string,
  form: Record<string, string>,
  schema: z.ZodMiniType<T>,
  token?: string,
): Promise<T> {
  const reply = await fetch(`${slackOrigin()}/api/${method}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!reply.ok) throw new Error(`Slack answered ${reply.status} to ${method}`)
  const answer: unknown = await reply.json()
  const { ok, error = 'unknown' } = Answer.parse(answer)
  if (!ok) throw new SlackRefusal(method, error)
  return schema.parse(answer)
}

/** Answers a command or a button, by the address that came with it: one of Slack's own, whatever was sent. */
export async function answerSlack(address: string, message: object): Promise<void> {
  const { origin } = new URL(address)
  if (origin !== 'https://hooks.slack.com' && origin !== slackOrigin()) throw new Error(`${origin} is not Slack`)
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await reply.body?.cancel()
  // The address holds for half an hour.
  if (!reply.ok && reply.status !== 404) throw new Error(`Slack answered ${reply.status} to a reply`)
}

import * as z from 'zod/mini'
import type { ChatJob } from './chat-job.ts'

/** What Slack posts for a command. */
const Command = z.object({
  command: z.string(),
  team_id: z.string(),
  user_id: z.string(),
  text: z._default(z.string(), ''),
  response_url: z.string(),
})

/** What it posts for a button, as JSON in a form. */
const Pressed = z.object({
  type: z.literal('block_actions'),
  team: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
  response_url: z.string(),
  actions: z.array(z.object({ action_id: z.string(), value: z._default(z.string(), '') })),
})

/** What it posts for an event. */
const Event = z.object({
  type: z.string(),
  challenge: z.optional(z.string()),
  team_id: z.optional(z.string()),
  /** Unix seconds of what happened, which Slack may tell much later. */
  event_time: z.optional(z.int()),
  event: z.optional(
    z.object({
      type: z.string(),
      /** Whose tokens were revoked: those of users are no business of ours. */
      tokens: z.optional(z.object({ bot: z.optional(z.array(z.string())) })),
    }),
  ),
})

/** What a call of Slack's asks for: an answer at once, or a job. */
export interface Asked {
  challenge?: string
  job?: ChatJob
}

/** The most characters of a command that are read. */
const longestText = 200

/** Reads a call of Slack's; nothing is asked for by what is not known. */
export function askedBySlack(body: string, type: string, at: number): Asked {
  if (type.startsWith('application/json')) return ofEvent(jsonIn(body), at)
  const form = Object.fromEntries(new URLSearchParams(body))
  return form.payload === undefined ? ofCommand(form, at) : ofButton(jsonIn(form.payload), at)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ofEvent(value: unknown, at: number): Asked {
  const { data } = Event.safeParse(value)
  if (data?.type === 'url_verification' && data.challenge !== undefined) return { challenge: data.challenge }
  const { type, tokens } = data?.event ?? {}
  const isOver = type === 'app_uninstalled' || (type === 'tokens_revoked' && Boolean(tokens?.bot?.length))
  return isOver && data?.team_id ? { job: { chat: 'uninstalled', team: data.team_id, at: data.event_time ?? at } } : {}
}

function ofCommand(form: unknown, at: number): Asked {
  const { data } = Command.safeParse(form)
  if (!data) return {}
  const { team_id: team, user_id: user, text, response_url: answer } = data
  return { job: { chat: 'command', team, user, text: text.slice(0, longestText), answer, at } }
}

function ofButton(value: unknown, at: number): Asked {
  const { data } = Pressed.safeParse(value)
  const [pressed] = data?.actions ?? []
  if (!data || !pressed) return {}
  const { team, user, response_url: answer } = data
  return {
    job: { chat: 'button', team: team.id, user: user.id, action: pressed.action_id, value: pressed.value, answer, at },
  }
}

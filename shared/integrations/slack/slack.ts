import * as z from 'zod/mini'
import { Id } from '../../contract/wire.ts'

/** What of a company's leave is posted to its channel. */
export const SlackPosts = z.object({ requests: z.boolean(), decisions: z.boolean(), digest: z.boolean() })
export type SlackPosts = z.infer<typeof SlackPosts>

/** An id of Slack's: of a workspace, a channel or a user. */
export const SlackId = z.string().check(z.regex(/^[A-Z0-9]{2,30}$/, { error: 'problems:invalidValue' }))

/** A company's connection with a workspace, whose token is sealed. */
export const SlackConnection = z.object({
  company: Id,
  /** The id of the workspace. */
  team: z.string(),
  team_name: z.string(),
  token: z.string(),
  /** Where messages are posted; null until one is chosen. */
  channel: z.nullable(z.object({ id: z.string(), name: z.string() })),
  posts: SlackPosts,
  /** The language of the messages of the channel. */
  language: z.enum(['hu', 'en']),
  connected_at: z.int(),
  connected_by: Id,
})
export type SlackConnection = z.infer<typeof SlackConnection>

/** That a workspace is connected, and with which company; its insert keeps a workspace with one company. */
export const SlackWorkspace = z.object({ team: z.string(), company: Id })
export type SlackWorkspace = z.infer<typeof SlackWorkspace>

/** A user of a workspace: who they are in the company once they have said so by their own link. */
export const SlackUser = z.object({
  company: Id,
  /** The workspace, within which alone the id of a user is one person's. */
  team: z.string(),
  slack_user: z.string(),
  /** Null while nobody has followed the link. */
  member: z.nullable(Id),
  /** A digest of the password and the address that they had then: with either changed, they say anew who they are. */
  trusted: z._default(z.nullable(z.string()), null),
  /** When they said so; null while nobody has. */
  linked_at: z._default(z.nullable(z.int()), null),
  /** What the newest link is signed with; null once it was followed. */
  nonce: z.nullable(z.string()),
  expires_at: z.nullable(z.int()),
})
export type SlackUser = z.infer<typeof SlackUser>

/** How long a link to say who one is holds, in seconds. */
export const slackLinkLasts = 15 * 60

/** The message that told a channel of a request, so that it says later what became of it; or of who is away on a day. */
export const SlackPost = z.object({
  company: Id,
  /** The request, or the day of the morning's message. */
  request: Id,
  channel: z.string(),
  /** Where in the channel it is; null while it is being posted, and for good where the answer to that was lost. */
  ts: z.nullable(z.string()),
  /** Up to which step of the request's history it was posted. */
  step: z._default(z.int(), 0),
  /** When somebody began to post it. */
  claimed_at: z._default(z.int(), 0),
  expires_at: z.int(),
})
export type SlackPost = z.infer<typeof SlackPost>

/** For how long what became of a request is said in the message itself, in seconds. */
export const slackPostLasts = 180 * 24 * 3600

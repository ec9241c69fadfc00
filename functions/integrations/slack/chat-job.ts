import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'
import { Day } from '#shared/calendar/day.ts'

/** What is done in Slack, one message of the queue each. */
export const ChatJob = z.discriminatedUnion('chat', [
  /** A step of a request is told to the channel. */
  z.object({ chat: z.literal('request'), company: Id, member: Id, request: Id, step: z.int() }),
  /** Who is away on a day. */
  z.object({ chat: z.literal('digest'), company: Id, day: Day }),
  z.object({
    chat: z.literal('command'),
    team: z.string(),
    user: z.string(),
    text: z.string(),
    answer: z.string(),
    at: z.int(),
  }),
  z.object({
    chat: z.literal('button'),
    team: z.string(),
    user: z.string(),
    action: z.string(),
    value: z.string(),
    answer: z.string(),
    at: z.int(),
  }),
  /** What was done is answered, which had to wait. */
  z.object({ chat: z.literal('answer'), answer: z.string(), message: z.record(z.string(), z.unknown()) }),
  z.object({ chat: z.literal('uninstalled'), team: z.string(), at: z.int() }),
  /** A company is connected with a workspace no more. */
  z.object({ chat: z.literal('disconnected'), company: Id, team: z.string() }),
])
export type ChatJob = z.infer<typeof ChatJob>
export type ChatJobOf<C extends ChatJob['chat']> = Extract<ChatJob, { chat: C }>

import * as z from 'zod/mini'
import { Id, line } from '../../contract/wire.ts'
import type { Language } from '../../words/language.ts'
import { MessageText } from './company-message.ts'

/** The most letters of the subject of a message. */
export const longestSubject = 100

/** A message in one language. */
export const MessageWords = z.object({ subject: line(longestSubject), message: MessageText })
export type MessageWords = z.infer<typeof MessageWords>

/** How far a message has come: stopped by hand, where its group is no more, or whoever sent it may not write any more. */
export const groupMessageStates = ['sending', 'sent', 'stopped'] as const
export type GroupMessageState = (typeof groupMessageStates)[number]

/** A message of those who run the service to the people of a user group, kept as long as it lies in their bells. */
export const GroupMessage = z.object({
  id: Id,
  group: Id,
  /** The name of the group of then. */
  group_name: z.string(),
  /** The account of the operator. */
  by: Id,
  /** Null in a language in which it was not written. */
  hu: z.nullable(z.object({ subject: z.string(), message: z.string() })),
  en: z.nullable(z.object({ subject: z.string(), message: z.string() })),
  with_email: z.boolean(),
  state: z.enum(groupMessageStates),
  /** Unix seconds. */
  created_at: z.int(),
  expires_at: z.int(),
})
export type GroupMessage = z.infer<typeof GroupMessage>

/** How many people a message was brought to, how many of them by email, and how many have seen it in the bell. */
export const GroupMessageFigures = z.object({
  message: Id,
  told: z.int(),
  emails: z.int(),
  seen: z.int(),
  expires_at: z.int(),
})
export type GroupMessageFigures = z.infer<typeof GroupMessageFigures>

/** That somebody gets a message, and in the bell of which company: once, in however many companies of the group they are. */
export const GroupMessageReader = z.object({
  account: Id,
  message: Id,
  company: Id,
  is_told: z.boolean(),
  is_emailed: z.boolean(),
  is_seen: z.boolean(),
  expires_at: z.int(),
})
export type GroupMessageReader = z.infer<typeof GroupMessageReader>

/** A message in the language of its reader, or in the one in which it was written. */
export const wordsFor = ({ hu, en }: Pick<GroupMessage, 'hu' | 'en'>, language: Language): MessageWords =>
  (language === 'hu' ? (hu ?? en) : (en ?? hu))!

/** For how long the last emails of a message may wait, in seconds: a day. */
const emailsWait = 24 * 3600

/** Whether stopping a message may still keep it from somebody: it is on its way, or emails of it may wait. */
export const mayBeStopped = (
  { state, with_email, created_at }: Pick<GroupMessage, 'state' | 'with_email' | 'created_at'>,
  { seconds }: { seconds: number },
): boolean => state === 'sending' || (state === 'sent' && with_email && seconds < created_at + emailsWait)

/** Whether somebody of a group may get a message: they are active in the company, and can sign in. */
export const mayBeTold = (
  { status }: { status: string },
  account: { deactivated_at: number | null } | undefined,
): boolean => status === 'active' && account?.deactivated_at === null

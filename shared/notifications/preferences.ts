import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'
import { announcedLeaveType } from './leave-events.ts'
import { notificationTypes } from './model.ts'

/** What people can be told of, as they choose it: a topic is one or more types of notifications. */
export const topics = [
  /** What waits for the reader's decision. */
  'requests',
  /** What became of the reader's own request. */
  'decisions',
  /** Leave that was changed, shortened or withdrawn. */
  'changes',
  'mandatory',
  /** Facts that leave is counted from, and addresses that emails do not reach. */
  'facts',
  /** Birthdays and work anniversaries. */
  'occasions',
  /** What an administrator writes to many. */
  'messages',
  /** What has waited for long, and what the law gives a deadline for. */
  'reminders',
  /** Who is away today and what waits, in the morning. */
  'digest',
] as const
export const Topic = z.enum(topics)
export type Topic = z.infer<typeof Topic>

/** The ways in which somebody is told. */
export const channels = ['bell', 'email', 'push'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

/** Channels by which a topic can be told: the morning's digest is sent, and nothing of it stays in the bell. */
export const channelsOf = (topic: Topic): readonly Channel[] =>
  topic === 'digest' ? channels.filter(channel => channel !== 'bell') : channels

/** The choices made; what nobody has chosen is left out. */
export const TopicChoices = z.partialRecord(Topic, z.partialRecord(Channel, z.boolean()))
export type TopicChoices = z.infer<typeof TopicChoices>

/** What a member wants to be told of, and how. */
export const NotificationPreferences = z.object({
  company: Id,
  member: Id,
  choices: TopicChoices,
  /** Whether only what nobody else can do is emailed and pushed on days off; null: as the company has it. */
  is_quiet_when_away: z.nullable(z.boolean()),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** What everybody in a company is told of who has not chosen otherwise. */
export const NotificationDefaults = z.omit(NotificationPreferences, { member: true })
export type NotificationDefaults = z.infer<typeof NotificationDefaults>

/** The choices of a person and of the company, as far as there are any. */
export interface ChosenBy {
  own?: Omit<NotificationPreferences, 'company' | 'member'> | undefined
  company?: Omit<NotificationDefaults, 'company'> | undefined
}

/** Topics that a channel is not used for unless somebody asks. */
const offUnlessAsked: Record<Channel, readonly Topic[]> = {
  bell: ['digest'],
  email: ['digest'],
  push: ['occasions', 'digest'],
}

/** What stands in the bell whatever is chosen, so that of a request somebody always hears. */
export const isAlwaysTold = (topic: Topic, channel: Channel) => topic === 'requests' && channel === 'bell'

/** Whether a person is told of a topic by a channel: the own choice goes before the company's, and that before what is usual. */
export const isWanted = (topic: Topic, channel: Channel, { own, company }: ChosenBy): boolean =>
  isAlwaysTold(topic, channel) ||
  (own?.choices[topic]?.[channel] ?? company?.choices[topic]?.[channel] ?? !offUnlessAsked[channel].includes(topic))

/** Whether a person is left in peace on days off; usual is that they are. */
export const isQuietWhenAway = ({ own, company }: ChosenBy): boolean =>
  own?.is_quiet_when_away ?? company?.is_quiet_when_away ?? true

const { custom, approved, denied, birthday, workAnniversary, modified, mandatory, reminder, digest } = notificationTypes

/** The topic of a notification type. */
export function topicOf(type: number): Topic {
  if (announcedLeaveType(type)) return 'requests'
  switch (type) {
    case custom:
      return 'messages'
    case approved:
    case denied:
      return 'decisions'
    case birthday:
    case workAnniversary:
      return 'occasions'
    case modified:
      return 'changes'
    case mandatory:
      return 'mandatory'
    case reminder:
      return 'reminders'
    case digest:
      return 'digest'
    default:
      return 'facts'
  }
}

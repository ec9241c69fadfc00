import * as z from 'zod/mini'
import {
  channelsOf,
  isQuietWhenAway,
  isWanted,
  TopicChoices,
  topics,
  type Channel,
  type ChosenBy,
  type NotificationDefaults,
  type Topic,
} from './preferences.ts'

/** Of what somebody is told by which channel, with everything that nobody has chosen as it is usual. */
export const Wanted = z.object({
  topics: z.array(
    z.object({
      topic: z.enum(topics),
      bell: z.boolean(),
      email: z.boolean(),
      push: z.boolean(),
    }),
  ),
  /** Whether only what nobody else can do is emailed and pushed on days off. */
  quiet_when_away: z.boolean(),
})
export type Wanted = z.infer<typeof Wanted>

/** Whether what is chosen is something that can be. */
const hasOnlySwitches = (chosen: TopicChoices) =>
  topics.every(topic =>
    Object.keys(chosen[topic] ?? {}).every(channel => channelsOf(topic).includes(channel as Channel)),
  )

/** What is chosen anew; the rest stays. */
export const WantedChange = z.object({
  choices: z.optional(
    TopicChoices.check(z.refine(chosen => hasOnlySwitches(chosen), { error: 'problems:invalidValue' })),
  ),
  quiet_when_away: z.optional(z.boolean()),
})
export type WantedChange = z.infer<typeof WantedChange>

export const wantedBy = (by: ChosenBy): Wanted => ({
  topics: topics.map(topic => {
    const is = (channel: Channel) => isWanted(topic, channel, by)
    return { topic, bell: is('bell'), email: is('email'), push: is('push') }
  }),
  quiet_when_away: isQuietWhenAway(by),
})

type Chosen = Pick<NotificationDefaults, 'choices' | 'is_quiet_when_away'>

export const nothingChosen: Chosen = { choices: {}, is_quiet_when_away: null }

/** What was chosen before, with what is chosen anew. */
export function withChange<T extends Chosen>(chosen: T, { choices = {}, quiet_when_away }: WantedChange): T {
  const changed = Object.keys(choices) as Topic[]
  return {
    ...chosen,
    choices: {
      ...chosen.choices,
      ...Object.fromEntries(changed.map(topic => [topic, { ...chosen.choices[topic], ...choices[topic] }])),
    },
    is_quiet_when_away: quiet_when_away ?? chosen.is_quiet_when_away,
  }
}

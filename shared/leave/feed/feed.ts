import * as z from 'zod/mini'
import { addDays, addMonths, monthOf, type Day } from '../../calendar/day.ts'
import type { Period } from '../../calendar/period.ts'
import { Id, line } from '../../contract/wire.ts'

/** How many calendar feeds somebody may have in a company. */
export const mostFeeds = 10

/** How often a feed may be fetched in an hour: calendars do so every few hours, and somebody who tries one out some more times. */
export const fetchesPerHour = 60

/** The most events of a feed, whose text fits into one reply; of more of them those furthest ahead are left out. */
export const mostEvents = 16_000

/** What a feed shows: one's own leave, a group, or everybody. */
export const feedScopes = ['own', 'group', 'company'] as const
export type FeedScope = (typeof feedScopes)[number]

/** The longest name of a feed, in letters. */
export const longestName = 60

export const FeedName = line(longestName)
export const FeedScopeChoice = z.enum(feedScopes, { error: 'problems:required' })

/** What somebody says of a feed that they want. */
export const FeedForm = z.object({
  name: FeedName,
  scope: FeedScopeChoice,
  /** The group, of a feed that shows one. */
  group: z.nullable(Id),
})

/** The days that a feed shows on a day: whole months, so that they are the same ones for a month. */
export function shownOn(today: Day): Period {
  const first = `${monthOf(today)}-01`
  return { from_date: addMonths(first, -3), to_date: addDays(addMonths(first, 14), -1) }
}

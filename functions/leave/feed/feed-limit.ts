import { countInWindow } from '#functions/platform/table.ts'
import { fetchesPerHour } from '#shared/leave/feed/feed.ts'
import { calendarFeedUses, type CalendarFeedUse, type FeedKey } from './feed-store.ts'

const hour = 3600

/** In how many seconds a feed may be fetched again; 0 where it may be now. */
export function secondsToWait(use: Pick<CalendarFeedUse, 'hour' | 'fetches'> | undefined, seconds: number): number {
  const current = Math.floor(seconds / hour)
  return use?.hour === current && use.fetches >= fetchesPerHour ? (current + 1) * hour - seconds : 0
}

/** Counts a fetch, beside its reply. */
export const countFetch = ({ company, member, id }: FeedKey, seconds: number) =>
  countInWindow(
    calendarFeedUses,
    { company, member, id },
    { window: { hour: Math.floor(seconds / hour) }, counter: 'fetches', isThere: true },
  )

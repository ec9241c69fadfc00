import type { ReplyOf } from '#shared/contract/client.ts'
import type { listNotifications } from '#shared/notifications/contract/list-notifications.ts'

/** Notifications, the newest first, and the one with which those that are older begin. */
export type BellPage = Pick<ReplyOf<typeof listNotifications>, 'data' | 'next'>

/**
 * The newest as they are now, and of those loaded before the older ones. Where the newest do not reach those loaded before, what
 * lies between is unknown, so that the older ones are to be loaded again.
 */
export function joinedBell(newest: BellPage, loaded: BellPage | undefined): BellPage {
  const { next } = newest
  const reached = loaded?.data[0]?.id
  if (!loaded || next === null || reached === undefined || next > reached) return newest
  return { data: [...newest.data, ...loaded.data.filter(({ id }) => id <= next)], next: loaded.next }
}

import type { NoticeView } from '#shared/notices/contract.ts'
import { notificationTypes } from '#shared/notices/model.ts'

/** More than this many new notices are summed up in one toast. */
const singleToasts = 2

type Notice = Pick<NoticeView, 'id' | 'is_seen'>

export interface Fresh<N extends Notice> {
  /** Told one by one. */
  toasts: N[]
  /** How many more there are. */
  more: number
  /** The ids to remember, so that no notice is told twice. */
  shown: string[]
}

/** Of the bell, newest first: what was neither seen nor told before. Remembered ids that are no longer unseen are forgotten. */
export function freshNotices<N extends Notice>(bell: readonly N[], shownBefore: readonly string[]): Fresh<N> {
  const known = new Set(shownBefore)
  const unseen = bell.filter(notice => !notice.is_seen)
  const fresh = unseen.filter(({ id }) => !known.has(id))
  return {
    toasts: fresh.slice(0, singleToasts),
    more: Math.max(0, fresh.length - singleToasts),
    shown: unseen.map(({ id }) => id),
  }
}

export const unseenCount = (bell: readonly Notice[]) => bell.filter(notice => !notice.is_seen).length

/** A denial gives days back, so the signed-in person is read again. */
export const changesMe = (bell: readonly Pick<NoticeView, 'type'>[]) =>
  bell.some(({ type }) => type === notificationTypes.denied)

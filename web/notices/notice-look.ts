import { leaveTypes, type LeaveTypeKey } from '#shared/leave/types.ts'
import type { IconName } from '#web/ui/icon/icon-name.ts'

/** The leave type whose colour and symbol a notice wears: that of a new request. */
export const leaveOfNotice = (type: number): LeaveTypeKey | undefined =>
  leaveTypes.find(({ notification }) => notification === type)?.key

const looks: Partial<Record<number, { icon: IconName; tone: 'success' | 'danger' | 'event' | 'plain' }>> = {
  8: { icon: 'mail', tone: 'plain' },
  9: { icon: 'check', tone: 'success' },
  10: { icon: 'x', tone: 'danger' },
  11: { icon: 'cake', tone: 'event' },
  12: { icon: 'star', tone: 'event' },
  13: { icon: 'pencil', tone: 'plain' },
  14: { icon: 'calendar', tone: 'plain' },
  18: { icon: 'clock', tone: 'plain' },
}

/** The symbol of every other kind of notice. */
export const noticeIcon = (type: number): IconName => looks[type]?.icon ?? 'bell'
export const noticeTone = (type: number) => looks[type]?.tone ?? 'plain'

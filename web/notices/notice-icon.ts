import type { IconName } from '#web/ui/icon/icon-name.ts'

const icons: Partial<Record<number, IconName>> = {
  1: 'umbrella',
  2: 'cross',
  3: 'house',
  4: 'heart',
  5: 'banknote-struck',
  6: 'sprig',
  7: 'plus',
  8: 'mail',
  9: 'check-circle',
  10: 'ban',
  11: 'cake',
  12: 'star',
  13: 'pencil',
  14: 'calendar',
  15: 'adult-child',
  16: 'adult-pram',
  17: 'hand-heart',
  18: 'clock',
}

/** The symbol of a kind of notice: those of requests wear the one of their leave type. */
export const noticeIcon = (type: number): IconName => icons[type] ?? 'bell'

/** The colour of a kind of notice: a leave type's own, or a state's, or the quiet one of events. */
export function noticeTone(type: number): 'leave' | 'success' | 'danger' | 'event' | 'plain' {
  if (type <= 7 || (type >= 15 && type <= 17)) return 'leave'
  if (type === 9) return 'success'
  if (type === 10) return 'danger'
  return type === 11 || type === 12 ? 'event' : 'plain'
}

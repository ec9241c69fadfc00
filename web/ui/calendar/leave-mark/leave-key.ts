import type { IconName } from '../../icon/icon-name.ts'

/** The value of `data-leave`, which selects the colours, icon and name of a leave type. */
export type LeaveKey =
  | 'vacation'
  | 'sick'
  | 'home'
  | 'maternity'
  | 'unpaid'
  | 'funeral'
  | 'extra'
  | 'parental'
  | 'paternity'
  | 'caregiver'
  | 'lieu'

export const leaveIcons: Record<LeaveKey, IconName> = {
  vacation: 'umbrella',
  sick: 'cross',
  home: 'house',
  maternity: 'heart',
  unpaid: 'banknote-struck',
  funeral: 'sprig',
  extra: 'plus',
  parental: 'adult-child',
  paternity: 'adult-pram',
  caregiver: 'hand-heart',
  lieu: 'clock',
}

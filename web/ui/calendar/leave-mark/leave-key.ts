import type { IconName } from '../../icon/icon-name.ts'

/** The value of `data-leave`: which colours, icon and word a kind of leave has. */
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
}

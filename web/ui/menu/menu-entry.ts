import type { IconName } from '../icon/icon-name.ts'

export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  /** Goes to a page of the app. */
  href?: string
  onAction?: () => void
  isDisabled?: boolean
  /** Comes last, after a line, in red. */
  isDanger?: boolean
}

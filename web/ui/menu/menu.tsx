import type { ReactElement, ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-name.ts'
import popover from '../popover/popover.module.css'
import styles from './menu.module.css'

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

interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  label: string
  items: readonly MenuEntry[]
  header?: ReactNode
  placement?: PopoverProps['placement']
}

export function Menu({ trigger, label, items, header, placement = 'bottom end' }: MenuProps) {
  const harmless = items.filter(item => !item.isDanger)
  const dangerous = items.filter(item => item.isDanger)
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={classNames(popover.popover, styles.popover)} placement={placement} offset={6}>
        <AriaMenu aria-label={label} className={styles.menu}>
          {harmless.length > 0 && (
            <MenuSection aria-label={header ? undefined : label} className={styles.section}>
              {header && <Header className={styles.header}>{header}</Header>}
              {harmless.map(entry)}
            </MenuSection>
          )}
          {dangerous.length > 0 && (
            <MenuSection aria-label={dangerous.map(item => item.label).join(', ')} className={styles.section}>
              {dangerous.map(entry)}
            </MenuSection>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

const entry = ({ id, label, icon, isDanger, ...rest }: MenuEntry) => (
  <MenuItem key={id} id={id} textValue={label} {...rest} className={styles.item} data-danger={isDanger || undefined}>
    {icon && <Icon name={icon} />}
    {label}
  </MenuItem>
)

import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { FocusedEnd, OverlayProps } from '../overlay/overlay-trigger.tsx'
import popover from '../popover/popover.module.css'
import type { MenuEntry } from './menu-entry.ts'
import styles from './menu.module.css'

interface MenuOverlayProps extends OverlayProps {
  label: string
  items: readonly MenuEntry[]
  header?: ReactNode
  placement?: PopoverProps['placement']
  focused: FocusedEnd
}

/** The entries of a menu, beside the button that opened it. */
export function MenuOverlay({
  id,
  label,
  items,
  header,
  placement = 'bottom end',
  focused,
  ...overlay
}: MenuOverlayProps) {
  const harmless = items.filter(item => !item.isDanger)
  const dangerous = items.filter(item => item.isDanger)
  return (
    <Popover
      {...overlay}
      trigger="MenuTrigger"
      className={classNames(popover.popover, styles.popover)}
      placement={placement}
      offset={6}
    >
      <Menu
        id={id}
        aria-label={label}
        className={styles.menu}
        autoFocus={focused ?? true}
        onClose={() => overlay.onOpenChange(false)}
      >
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
      </Menu>
    </Popover>
  )
}

const entry = ({ id, label, icon, isDanger, ...rest }: MenuEntry) => (
  <MenuItem key={id} id={id} textValue={label} {...rest} className={styles.item} data-danger={isDanger || undefined}>
    {icon && <Icon name={icon} />}
    {label}
  </MenuItem>
)

import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import type { OverlayProps } from '../overlay/overlay-trigger.tsx'
import styles from './popover.module.css'

interface PopoverOverlayProps extends OverlayProps {
  /** The accessible name. */
  label: string
  placement?: PopoverProps['placement']
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small dialog beside the button that opened it. */
export const PopoverOverlay = ({ id, label, placement = 'bottom end', children, ...overlay }: PopoverOverlayProps) => (
  <Popover {...overlay} trigger="DialogTrigger" className={styles.popover} placement={placement} offset={6}>
    <Dialog id={id} aria-label={label} className={styles.padded}>
      {typeof children === 'function' ? children(() => overlay.onOpenChange(false)) : children}
    </Dialog>
  </Popover>
)

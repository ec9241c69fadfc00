import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import styles from './popover.module.css'

interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** The accessible name. */
  label: string
  placement?: AriaPopoverProps['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function Popover({ trigger, label, placement = 'bottom end', isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6}>
        <Dialog aria-label={label} className={styles.padded}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

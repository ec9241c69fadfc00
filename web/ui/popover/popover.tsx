import type { ComponentProps, ReactElement } from 'react'
import { onDemand } from '../on-demand.tsx'
import { OverlayTrigger, type OverlayProps } from '../overlay/overlay-trigger.tsx'

const overlay = onDemand(() => import('./popover-overlay.tsx'))
const PopoverOverlay = overlay.part(({ PopoverOverlay }) => PopoverOverlay)

interface PopoverProps extends Omit<ComponentProps<typeof PopoverOverlay>, keyof OverlayProps> {
  /** A Button or IconButton. */
  trigger: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export const Popover = ({ trigger, isOpen, onOpenChange, ...popover }: PopoverProps) => (
  <OverlayTrigger
    trigger={trigger}
    kind="dialog"
    prefetch={overlay.prefetch}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
  >
    {opened => <PopoverOverlay {...popover} {...opened} />}
  </OverlayTrigger>
)

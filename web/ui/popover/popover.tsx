import { lazy, type ComponentProps, type ReactElement } from 'react'
import { OverlayTrigger, type OverlayProps } from '../overlay/overlay-trigger.tsx'

const loadOverlay = async () => ({ default: (await import('./popover-overlay.tsx')).PopoverOverlay })
const PopoverOverlay = lazy(loadOverlay)

interface PopoverProps extends Omit<ComponentProps<typeof PopoverOverlay>, keyof OverlayProps> {
  /** A Button or IconButton. */
  trigger: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export const Popover = ({ trigger, isOpen, onOpenChange, ...popover }: PopoverProps) => (
  <OverlayTrigger trigger={trigger} kind="dialog" prefetch={loadOverlay} isOpen={isOpen} onOpenChange={onOpenChange}>
    {overlay => <PopoverOverlay {...popover} {...overlay} />}
  </OverlayTrigger>
)

import { lazy, type ComponentProps, type ReactElement } from 'react'
import { OverlayTrigger, type OverlayProps } from '../overlay/overlay-trigger.tsx'

const loadOverlay = async () => ({ default: (await import('./menu-overlay.tsx')).MenuOverlay })
const MenuOverlay = lazy(loadOverlay)

interface MenuProps extends Omit<ComponentProps<typeof MenuOverlay>, keyof OverlayProps | 'focused'> {
  /** A Button or IconButton. */
  trigger: ReactElement
}

export const Menu = ({ trigger, ...menu }: MenuProps) => (
  <OverlayTrigger trigger={trigger} kind="menu" prefetch={loadOverlay}>
    {(overlay, focused) => <MenuOverlay {...menu} {...overlay} focused={focused} />}
  </OverlayTrigger>
)

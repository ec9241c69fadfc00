import type { ComponentProps, ReactElement } from 'react'
import { onDemand } from '../on-demand.tsx'
import { OverlayTrigger, type OverlayProps } from '../overlay/overlay-trigger.tsx'

const overlay = onDemand(() => import('./menu-overlay.tsx'))
const MenuOverlay = overlay.part(({ MenuOverlay }) => MenuOverlay)

interface MenuProps extends Omit<ComponentProps<typeof MenuOverlay>, keyof OverlayProps | 'focused'> {
  /** A Button or IconButton. */
  trigger: ReactElement
}

export const Menu = ({ trigger, ...menu }: MenuProps) => (
  <OverlayTrigger trigger={trigger} kind="menu" prefetch={overlay.prefetch}>
    {(opened, focused) => <MenuOverlay {...menu} {...opened} focused={focused} />}
  </OverlayTrigger>
)

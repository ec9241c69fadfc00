import type { RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components/Tooltip'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import styles from './tooltip.module.css'

interface TooltipOverlayProps {
  id: string | undefined
  text: string
  state: TooltipTriggerState
  triggerRef: RefObject<HTMLButtonElement | null>
  placement: TooltipProps['placement']
}

/** The text beside what it explains. */
export const TooltipOverlay = ({ text, state, ...overlay }: TooltipOverlayProps) => (
  <TooltipTriggerStateContext value={state}>
    <Tooltip {...overlay} className={styles.tooltip} offset={6}>
      {text}
    </Tooltip>
  </TooltipTriggerStateContext>
)

import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: string
  children: ReactElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** A tooltip that repeats or explains the accessible name, and never replaces it. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'
import { useContextProps } from 'react-aria-components/slots'
import { mergeProps } from 'react-aria/mergeProps'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { whenIdle } from '../idle.ts'
import { onDemand } from '../on-demand.tsx'

const overlay = onDemand(() => import('./tooltip-overlay.tsx'))
const TooltipOverlay = overlay.part(({ TooltipOverlay }) => TooltipOverlay)

type KeyboardEvent = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

interface TooltipProps {
  text: string
  /** A button of React Aria. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** A tooltip that repeats or explains the accessible name, and never replaces it. Its part is fetched while the page is idle. */
export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const [outer, triggerRef] = useContextProps<ButtonProps, ButtonProps, HTMLButtonElement>(
    {},
    useRef<HTMLButtonElement>(null),
    ButtonContext,
  )
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 100 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, triggerRef)
  // A tooltip that was shown once stays drawn, so that it can fade away.
  const [wasShown, setShown] = useState(false)
  if (state.isOpen && !wasShown) setShown(true)

  useEffect(() => whenIdle(() => void overlay.prefetch().catch(() => {})), [])

  /** Any key closes the tooltip, and still means what it means to what is around the button. */
  function closeByKey(event: KeyboardEvent) {
    state.close(true)
    if (outer.onKeyDown) outer.onKeyDown(event)
    else event.continuePropagation()
  }

  return (
    <>
      <ButtonContext value={{ ...mergeProps(outer, triggerProps), onKeyDown: closeByKey, ref: triggerRef }}>
        {children}
      </ButtonContext>
      {wasShown && (
        <Suspense>
          <TooltipOverlay
            id={tooltipProps.id}
            text={text}
            state={state}
            triggerRef={triggerRef}
            placement={placement}
          />
        </Suspense>
      )}
    </>
  )
}

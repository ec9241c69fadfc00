import { Suspense, useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { whenIdle } from '../idle.ts'

/** What an overlay is told by the button that opens it. */
export interface OverlayProps {
  id: string
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The end of a list that the key which opened it leads to; by pointer none. */
export type FocusedEnd = 'first' | 'last' | undefined

interface OverlayTriggerProps {
  /** A Button or IconButton. */
  trigger: ReactElement
  kind: 'menu' | 'dialog'
  /** Fetches the part that draws the overlay. */
  prefetch: () => Promise<unknown>
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Draws the overlay, by a lazy part. */
  children: (overlay: OverlayProps, focused: FocusedEnd) => ReactNode
}

/** A button with an overlay whose part is fetched while the page is idle, or else by the first press: what a page begins with is without it. */
export function OverlayTrigger({ trigger, kind, prefetch, isOpen, onOpenChange, children }: OverlayTriggerProps) {
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const [focused, setFocused] = useState<FocusedEnd>()
  const opens = isOpen ?? own
  // An overlay that was open once stays drawn, so that it can fade away.
  const [wasOpened, setOpened] = useState(opens)
  if (opens && !wasOpened) setOpened(true)

  useEffect(() => whenIdle(() => void prefetch().catch(() => {})), [prefetch])

  function turn(open: boolean) {
    setOwn(open)
    onOpenChange?.(open)
  }

  function openAt(end: FocusedEnd) {
    setFocused(end)
    turn(true)
  }

  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          isPressed: opens,
          'aria-haspopup': kind,
          'aria-expanded': opens,
          ...(opens && { 'aria-controls': id }),
          onPress: ({ pointerType }) =>
            opens ? turn(false) : openAt(pointerType === 'keyboard' ? 'first' : undefined),
          ...(kind === 'menu' && {
            onKeyDown: event => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
                openAt(event.key === 'ArrowUp' ? 'last' : 'first')
              else event.continuePropagation()
            },
          }),
        }}
      >
        {trigger}
      </ButtonContext>
      {wasOpened && <Suspense>{children({ id, triggerRef, isOpen: opens, onOpenChange: turn }, focused)}</Suspense>}
    </>
  )
}

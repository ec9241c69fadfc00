import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the cards: a dialog that follows another one, or that removed its own button, has nothing to give it back
 * to. The control that had it last gets it, or the first button of its card.
 */
export function useFocusBack() {
  const cards = useRef<HTMLDivElement>(null)
  const last = useRef<{ control: HTMLElement; card: Element | null }>(undefined)

  useEffect(() => {
    const frame = cards.current
    // The browser's own event, which does not come from dialogs as React's does.
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = { control: target, card: target.closest('section') }
    }
    frame?.addEventListener('focusin', remember)
    return () => frame?.removeEventListener('focusin', remember)
  })

  function giveBack() {
    if (document.activeElement && document.activeElement !== document.body) return
    const { control, card } = last.current ?? {}
    const next = control?.isConnected ? control : card?.querySelector<HTMLElement>('button')
    next?.focus()
  }

  /** After the closing dialog has given the focus back itself, if it could. */
  const focusBack = () => requestAnimationFrame(() => requestAnimationFrame(giveBack))
  return { cards, focusBack }
}

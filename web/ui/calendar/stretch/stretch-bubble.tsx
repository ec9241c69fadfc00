import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './stretch-bubble.module.css'

interface StretchBubbleProps {
  /** The calendar, in which `data-stretch-end` marks the day the stretch has come to; the bubble stands beside it in a positioned box. */
  within: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What a stretch of days costs, below the day under the pointer, or above it at the foot of the window. */
export function StretchBubble({ within, children }: StretchBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = bubble.current
    const origin = box?.offsetParent?.getBoundingClientRect()
    const end = within.current?.querySelector('[data-stretch-end]')?.getBoundingClientRect()
    if (!box || !origin || !end) return
    const { offsetWidth: width, offsetHeight: height } = box
    const isBelow = end.bottom + gap + height <= innerHeight
    const centred = end.left + end.width / 2 - width / 2
    const left = Math.max(gap, Math.min(centred, document.documentElement.clientWidth - width - gap))
    box.style.left = `${left - origin.left}px`
    box.style.top = `${(isBelow ? end.bottom + gap : end.top - gap - height) - origin.top}px`
  })
  return (
    <div ref={bubble} role="status" className={styles.bubble}>
      {children}
    </div>
  )
}

/** Between the day and the bubble, and between the bubble and the edge of the window, in px. */
const gap = 8

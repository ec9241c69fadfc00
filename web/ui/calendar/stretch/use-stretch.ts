import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { boundsOf, type Stretch } from './stretch.ts'

interface UseStretch<Of> {
  /** Called with the first and the last day of the stretch. */
  onChoose: (of: Of, from: IsoDate, to: IsoDate) => void
  /** The day of the same person under a pointer; undefined outside. */
  dayAt: (of: Of, event: PointerEvent) => IsoDate | undefined
  isSame: (one: Of, other: Of) => boolean
}

/**
 * A stretch of days in a calendar: drawn with a pointer that is pressed, or lengthened with Shift. A finger scrolls instead of drawing.
 */
export function useStretch<Of>(given: UseStretch<Of>) {
  const [stretch, setStretch] = useState<Stretch<Of>>()
  // Events arrive between two renders.
  const latest = useRef(stretch)
  const wasDrawn = useRef(false)
  const stopListening = useRef(() => {})
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function change(next: Stretch<Of> | undefined) {
    latest.current = next
    setStretch(next)
  }
  function choose() {
    const chosen = latest.current
    if (!chosen) return
    change(undefined)
    const { from, to } = boundsOf(chosen)
    given.onChoose(chosen.of, from, to)
  }

  /** Begins to draw at a day. */
  function onPress(of: Of, anchor: IsoDate, { button, pointerType, shiftKey }: ReactPointerEvent) {
    if (button !== 0 || pointerType === 'touch' || shiftKey) return
    change(undefined)
    const listening = new AbortController()
    const { signal } = listening
    const end = () => listening.abort()
    stopListening.current()
    stopListening.current = end
    const onMove = (event: PointerEvent) => {
      const day = given.dayAt(of, event)
      const last = latest.current
      if (day === undefined || day === (last?.end ?? anchor)) return
      wasDrawn.current = true
      change({ of, anchor, end: day })
    }
    const onRelease = () => {
      end()
      // Whoever has left the calendar while they drew chooses nothing in it.
      if (isShown.current) choose()
    }
    const cancel = () => {
      end()
      change(undefined)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onRelease, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
  }

  /** Lengthens the stretch to a day, or begins one. */
  function extend(of: Of, anchor: IsoDate, end: IsoDate) {
    const last = latest.current
    change({ of, anchor: last && given.isSame(last.of, of) ? last.anchor : anchor, end })
  }

  return {
    stretch,
    onPress,
    extend,
    choose,
    cancel: () => change(undefined),
    /** Whether a click only ends what was drawn. */
    isEndOfDrawing: () => wasDrawn.current,
    forgetDrawing: () => {
      wasDrawn.current = false
    },
  }
}

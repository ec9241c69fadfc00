import {
  startTransition,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { addMonths, isDay, monthOf, type Month } from '#shared/calendar/day.ts'
import { inOrder, nextDay, viewOf, type Chosen } from './calendar-steps.ts'
import type { DateRange } from './date-range.ts'
import type { IsoDate } from './iso-date.ts'

interface RangeChoice {
  value: DateRange
  onChange: (value: DateRange) => void
  isDateBlocked: ((date: IsoDate) => string | undefined) | undefined
  min: IsoDate | undefined
  max: IsoDate | undefined
  today: IsoDate
  isDisabled: boolean
  /** How many months are shown. */
  count: number
}

/** A range that has begun and has no end yet: from its anchor to where the pointer or the focus is. */
interface Begun {
  anchor: IsoDate
  end: IsoDate
}

const dayAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined

/** How days are chosen in the calendar: by presses, by drawing with the pointer, and by keys; and which months are in view. */
export function useRangeChoice({ value, onChange, isDateBlocked, min, max, today, isDisabled, count }: RangeChoice) {
  const [begun, begin] = useState<Begun>()
  // What is chosen is drawn at once; what follows from it may take a little longer.
  const [drawn, draw] = useOptimistic(value)
  const { focused, focus, view, setView } = useViewOf(value, { otherwise: min && min > today ? min : today, count })
  const [isInside, setInside] = useState(false)
  const months = Array.from({ length: count }, (_, place) => monthOf(addMonths(`${view}-01`, place)))
  const isOut = (day: IsoDate) => isDisabled || (min !== undefined && day < min) || (max !== undefined && day > max)
  const isFree = (day: IsoDate) => !isOut(day) && isDateBlocked?.(day) === undefined

  function emit(range: Chosen) {
    startTransition(() => {
      draw(range)
      onChange(range)
    })
  }

  /** One press chooses one day; the next one makes it a range. */
  function press(day: IsoDate) {
    if (!isFree(day)) return
    if (begun) {
      begin(undefined)
      emit(inOrder(begun.anchor, day))
    } else {
      begin({ anchor: day, end: day })
      emit({ from: day, to: day })
    }
  }

  const extend = (day: IsoDate) => {
    if (isFree(day)) begin(last => last && (last.end === day ? last : { ...last, end: day }))
  }

  const drawing = useDrawing({
    onDraw: (anchor, end) => isFree(end) && begin({ anchor, end }),
    onEnd: (anchor, end) => {
      begin(undefined)
      emit(inOrder(anchor, isFree(end) ? end : anchor))
    },
  })

  const box = useRef<HTMLElement>(null)
  const go = useFocusMove(box, focused)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = dayAt(event.target)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && begun) begin(undefined)
    else if (event.key === 'Enter' || event.key === ' ') press(from)
    else {
      const to = nextDay(from, event.key, { isFar: event.shiftKey, min, max })
      if (!to) return
      go()
      focus(to)
      extend(to)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const chosen = begun && begun.anchor !== begun.end ? inOrder(begun.anchor, begun.end) : rangeOf(drawn)
  const stop = [focused, today, `${view}-01`].find(day => months.includes(monthOf(day)) && !isOut(day))
  return {
    view,
    months,
    chosen,
    /** The day that Tab comes to. */
    stop: stop ?? (min && months.includes(monthOf(min)) ? min : `${view}-01`),
    /** The day with the focus. */
    focusedDay: isInside ? focused : undefined,
    turn: (step: -1 | 1) => setView(monthOf(addMonths(`${view}-01`, step))),
    listeners: {
      ref: box as RefObject<HTMLDivElement | null>,
      onKeyDown,
      onClick({ target }: MouseEvent) {
        const day = dayAt(target)
        if (drawing.isEndOfDrawing() || !day) return
        press(day)
      },
      onPointerDown(event: ReactPointerEvent) {
        const day = dayAt(event.target)
        if (!day || begun || !isFree(day)) return
        drawing.begin(anchorFor(day, rangeOf(drawn)), day, event)
      },
      onPointerOver(event: ReactPointerEvent) {
        const day = dayAt(event.target)
        if (day && !drawing.goTo(day) && event.pointerType === 'mouse') extend(day)
      },
      onFocus({ target }: FocusEvent) {
        const day = dayAt(target)
        setInside(day !== undefined)
        if (day) focus(day)
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setInside(false)
        begin(undefined)
      },
    },
  }
}

const rangeOf = ({ from, to }: DateRange): Chosen | undefined =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : undefined

/** Whoever draws from an end of the chosen days moves that end, and the other one stays. */
const anchorFor = (day: IsoDate, chosen: Chosen | undefined): IsoDate =>
  chosen?.from === day ? chosen.to : chosen?.to === day ? chosen.from : day

/** The day in focus and the months in view, which follow the day that was changed, but never leave the first day for a last one that lies further away. */
function useViewOf({ from, to }: DateRange, { otherwise, count }: { otherwise: IsoDate; count: number }) {
  const [seen, see] = useState({ from, to })
  const [focused, setFocused] = useState(() => (isDay(from) ? from : isDay(to) ? to : otherwise))
  const [view, setView] = useState<Month>(() => monthOf(focused))
  const focus = (day: IsoDate) => {
    setFocused(day)
    setView(before => viewOf(before, monthOf(day), count))
  }
  const [room, setRoom] = useState(count)
  // With room for fewer months than before, the day in focus stays in view.
  if (room !== count) {
    setRoom(count)
    setView(viewOf(view, monthOf(focused), count))
  }
  if (seen.from !== from || seen.to !== to) {
    see({ from, to })
    const isFar = isDay(from) && isDay(to) && to > addMonths(from, 1)
    const changed = seen.from === from && !isFar ? to : from
    if (isDay(changed)) focus(changed)
  }
  return { focused, focus, view, setView }
}

/** Moves the browser's focus after the day that a key has led to, once it is drawn. */
function useFocusMove(box: RefObject<HTMLElement | null>, focused: IsoDate) {
  const isMoving = useRef(false)
  // Before the next key can come.
  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [box, focused])
  return () => {
    isMoving.current = true
  }
}

interface Drawing {
  onDraw: (anchor: IsoDate, end: IsoDate) => void
  onEnd: (anchor: IsoDate, end: IsoDate) => void
}

/** Drawing a range with the mouse, from a press to where it is let go, be it beside the calendar. */
function useDrawing({ onDraw, onEnd }: Drawing) {
  const line = useRef<{ anchor: IsoDate; end: IsoDate; hasMoved: boolean } | undefined>(undefined)
  const hasEnded = useRef(false)
  const latest = useRef(onEnd)
  useLayoutEffect(() => {
    latest.current = onEnd
  })
  return {
    begin(anchor: IsoDate, day: IsoDate, { pointerType, button }: ReactPointerEvent) {
      hasEnded.current = false
      if (pointerType !== 'mouse' || button !== 0) return
      line.current = { anchor, end: day, hasMoved: false }
      const end = () => {
        const drawn = line.current
        line.current = undefined
        hasEnded.current = drawn?.hasMoved ?? false
        if (drawn?.hasMoved) latest.current(drawn.anchor, drawn.end)
      }
      addEventListener('pointerup', end, { once: true })
    },
    /** @returns whether a range is being drawn */
    goTo(day: IsoDate): boolean {
      if (!line.current) return false
      if (line.current.end !== day) {
        line.current = { ...line.current, end: day, hasMoved: true }
        onDraw(line.current.anchor, day)
      }
      return true
    },
    /** Whether a click is what the browser makes of the end of a drawing. */
    isEndOfDrawing() {
      const ended = hasEnded.current
      hasEnded.current = false
      return ended
    },
  }
}

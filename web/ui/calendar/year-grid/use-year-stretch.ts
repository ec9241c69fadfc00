import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent } from 'react'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { boundsOf } from '../stretch/stretch.ts'
import { useStretch } from '../stretch/use-stretch.ts'

interface UseYearStretch {
  isFree: (date: IsoDate) => boolean
  /** Chooses the days of a stretch; undefined where nobody may. */
  onStretch: ((from: IsoDate, to: IsoDate) => void) | undefined
}

/** A stretch in the year, as it is drawn. */
export interface DrawnStretch {
  from: IsoDate
  to: IsoDate
  /** The day that it has come to. */
  end: IsoDate
}

export const dayAt = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined

/** A stretch of days in one person's year: drawn from a free day, or chosen with Shift. */
export function useYearStretch({ isFree, onStretch }: UseYearStretch) {
  const { stretch, ...drawing } = useStretch<null>({
    onChoose: (_, from, to) => onStretch?.(from, to),
    dayAt: (_, { clientX, clientY }) => dayAt(document.elementFromPoint(clientX, clientY)),
    isSame: () => true,
  })
  const mayBegin = (date: IsoDate | undefined): date is IsoDate =>
    onStretch !== undefined && date !== undefined && isFree(date)
  const drawn: DrawnStretch | undefined = stretch && { ...boundsOf(stretch), end: stretch.end }

  return {
    drawn,
    begin(event: ReactPointerEvent) {
      drawing.forgetDrawing()
      const date = dayAt(event.target)
      if (mayBegin(date)) drawing.onPress(null, date, event)
    },
    /** Takes what a key does to a stretch, before it moves anything; true where that is all it does. */
    onKey(event: KeyboardEvent): boolean {
      if (!stretch || event.shiftKey) return false
      if (event.key === 'Enter' || event.key === ' ') drawing.choose()
      else drawing.cancel()
      return ['Enter', ' ', 'Escape'].includes(event.key)
    },
    /** Lengthens the stretch, where Shift has led from one day to another. */
    onStep(event: KeyboardEvent, from: IsoDate, to: IsoDate) {
      if (event.shiftKey && (stretch || mayBegin(from))) drawing.extend(null, from, to)
    },
    /** Takes the press that ends a drawing, and those with Shift. */
    onClick(event: MouseEvent): boolean {
      if (drawing.isEndOfDrawing()) return true
      const date = dayAt(event.target)
      if (!event.shiftKey || date === undefined || !(stretch || mayBegin(date))) return false
      drawing.extend(null, date, date)
      if (stretch) drawing.choose()
      return true
    },
    cancel: drawing.cancel,
  }
}

import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

const dialogs = '[role=dialog], [role=alertdialog]'

const placeOf = (element: Element | null) =>
  Number(element?.closest<HTMLElement>('li[data-index]')?.dataset['index'] ?? -1)

/**
 * Keeps the focus at its place in a list where the pressed button goes, or the row itself does: at once, or after a dialog that was
 * opened from it.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  /** The place of the row that has the focus, or that a dialog was opened from; -1 is none. */
  const place = useRef(-1)

  function focusRow() {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[data-index]') ?? [])]
    const row = rows.find(({ dataset }) => Number(dataset.index) === place.current)
    // The last row has none after it.
    const there = row ?? (place.current >= rows.length ? rows.at(-1) : undefined)
    there?.focus({ preventScroll: true })
    return there !== undefined
  }

  useEffect(() => {
    if (place.current < 0) return
    // A row that went above it has moved it.
    if (list.current?.contains(document.activeElement)) place.current = placeOf(document.activeElement)
    else if (document.activeElement === document.body) focusRow()
  })

  useEffect(() => {
    // A dialog whose opener is gone gives the focus to the page's content.
    const onFocus = ({ target }: Event) => {
      if (place.current < 0 || !(target instanceof Element)) return
      if (target.id === 'content') focusRow()
      else leaveFrom(target)
    }
    // A press beside the list and the panel of one of its requests takes nobody back to the row.
    const onPress = ({ target }: Event) => target instanceof Element && leaveFrom(target)
    const leaveFrom = (target: Element) => {
      if (!list.current?.contains(target) && !target.closest(dialogs)) place.current = -1
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  })

  return {
    /** The pressed button is about to go. */
    stay: () => {
      if (place.current < 0 || !focusRow()) list.current?.focus({ preventScroll: true })
    },
    listeners: {
      // React hands on what happens in a dialog that the list has opened.
      onFocus({ target, currentTarget }: FocusEvent) {
        if (currentTarget.contains(target)) place.current = placeOf(target)
      },
      onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
        if (currentTarget.contains(target) && !relatedTarget?.closest(dialogs)) place.current = -1
      },
    },
  }
}

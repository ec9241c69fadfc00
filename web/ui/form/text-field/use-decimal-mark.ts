import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

const markOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value

/**
 * Takes a point that is typed or pasted for the comma of Hungarian, and a comma for the point of English: react-aria leaves the mark of the other
 * language out, and 8.1 would become 81. Not where a number is whole, in which they part thousands. The ref is of an element around the field.
 */
export function useDecimalMark<E extends HTMLElement>(isWhole: boolean) {
  const around = useRef<E>(null)
  const mark = markOf(useLocale().locale)
  useEffect(() => {
    const element = around.current
    if (!element || isWhole) return undefined
    const other = mark === ',' ? '.' : ','
    function replace(event: InputEvent) {
      const { data, target } = event
      if (!event.cancelable || !(target instanceof HTMLInputElement)) return
      if (!data || data.split(other).length !== 2 || data.includes(mark)) return
      event.preventDefault()
      event.stopPropagation()
      const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0]
      // React is told of the new value by the event, as of anything typed, and react-aria may still refuse it.
      target.setRangeText(data.replace(other, mark), start, end, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    element.addEventListener('beforeinput', replace, { capture: true })
    return () => element.removeEventListener('beforeinput', replace, { capture: true })
  }, [mark, isWhole])
  return around
}

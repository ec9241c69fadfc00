import { useEffect, useRef, useState } from 'react'

/** How long a width has to rest before what is drawn by it is drawn again, in milliseconds. */
export const resizeRest = 100

/** How long the width of a chart has to rest, which is costly to draw, in milliseconds. */
export const chartRest = 200

/** How wide an element is, in whole pixels, at once when it is first known and once each later change has come to rest; 0 before. */
export function useWidth<E extends HTMLElement>(restFor = resizeRest) {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    let isKnown = false
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0)
      clearTimeout(rest)
      if (isKnown) rest = setTimeout(() => setWidth(measured), restFor)
      else setWidth(measured)
      isKnown = true
    })
    if (element.current) observer.observe(element.current)
    return () => {
      clearTimeout(rest)
      observer.disconnect()
    }
  }, [restFor])
  return { element, width }
}

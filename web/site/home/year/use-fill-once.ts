import { useEffect, type RefObject } from 'react'
import { wantsNoMotion } from '../motion/wants-no-motion.ts'

/** Milliseconds in which the strips fill, from the first day of a month to its last. */
const filling = 600
const daysInRow = 31

/** Where in its month a day stands, from 1: before the days stands the name of the month. */
const placeOf = (box: Element) => [...(box.parentElement?.children ?? [])].indexOf(box)

/** Fills the strips of a drawn year from left to right, once, when half of it has come in sight. */
export function useFillOnce(section: RefObject<Element | null>) {
  useEffect(() => {
    const year = section.current?.querySelector('figure')
    if (!year || wantsNoMotion()) return undefined
    const { top, height } = year.getBoundingClientRect()
    // From whoever sees it already nothing is taken away.
    if (top + height / 2 < innerHeight) return undefined

    const step = filling / daysInRow
    const motions = [...year.querySelectorAll('[data-leave]')].map(box =>
      box.animate({ opacity: [0, 1] }, { duration: step, delay: (placeOf(box) - 1) * step, fill: 'backwards' }),
    )
    for (const motion of motions) motion.pause()
    const watched = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        for (const motion of motions) motion.play()
        watched.disconnect()
      },
      { threshold: 0.5 },
    )
    watched.observe(year)
    return () => {
      watched.disconnect()
      for (const motion of motions) motion.cancel()
    }
  }, [section])
}

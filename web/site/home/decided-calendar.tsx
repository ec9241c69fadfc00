import { useEffect, useRef, useState } from 'react'
import { ProductPicture, type Pictures } from './product-picture.tsx'
import { wantsNoMotion } from './motion/wants-no-motion.ts'
import styles from './decided-calendar.module.css'

/** Milliseconds for which the request is seen as it was asked for, and in which it becomes what was decided. */
const waiting = 600
const turning = 200

interface DecidedCalendarProps {
  pictures: Pictures
  /** What is to be seen in the end. */
  alt: string
  width: number
  height: number
}

/** The team's calendar with the approved request; it was hatched until half of the picture had come in sight, except for whoever wants no motion. */
export function DecidedCalendar({ alt, ...picture }: DecidedCalendarProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLDivElement>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    const seen = place.current!
    const { top, height } = seen.getBoundingClientRect()
    // Before whoever sees it already nothing turns back.
    if (wantsNoMotion() || top + height / 2 < innerHeight) return undefined
    setPending(true)
    const watched = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watched.disconnect()
        const motion = before.current?.animate({ opacity: [1, 0] }, { duration: turning, delay: waiting })
        motion?.addEventListener('finish', () => setPending(false))
      },
      { threshold: 0.5 },
    )
    watched.observe(seen)
    return () => watched.disconnect()
  }, [])

  return (
    <div ref={place} className={styles.calendar}>
      <ProductPicture {...picture} name="calendar" narrow="calendar-phone" alt={alt} />
      {isPending && (
        <div ref={before} className={styles.before}>
          <ProductPicture {...picture} name="calendar-asked" narrow="calendar-phone-asked" alt="" />
        </div>
      )}
    </div>
  )
}

import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in sight or will be soon, so that what it needs is loaded before it is seen; once true it stays so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '800px' },
    )
    if (element.current) watched.observe(element.current)
    return () => watched.disconnect()
  }, [element])
  return isNear
}

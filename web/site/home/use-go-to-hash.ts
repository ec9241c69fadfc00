import { useEffect, useRef } from 'react'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'

/** Goes to the section that the address names once it is there: whoever comes from another page of the site would stay at the top. */
export function useGoToHash() {
  const wasHydrated = useRef(useHydrated())
  useEffect(() => {
    // A prerendered page was scrolled by the browser, and whoever reads it may have gone on since.
    if (wasHydrated.current) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}

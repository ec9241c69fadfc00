import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenGranted } from '#web/ui/feedback/cookie-banner/consent-change.ts'

/** Counts each page that a guest looks at, once they have granted statistics; nothing of it is loaded before. */
export function useVisits() {
  const { pathname } = useLocation()
  const counted = useRef('')
  useEffect(
    () =>
      whenGranted('statistics', () => {
        if (counted.current === pathname) return
        counted.current = pathname
        void import('./count-visit.ts').then(visits => visits.countVisit())
      }),
    [pathname],
  )
}

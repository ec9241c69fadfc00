import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { productName } from '#shared/words/product.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { CookieBanner } from '#web/ui/feedback/cookie-banner/cookie-banner.tsx'
import { OfflineBanner } from '#web/ui/feedback/offline-banner/offline-banner.tsx'
import { pageData } from '../prerender/page-data.ts'
import { SkipLink } from './skip-link.tsx'

/** Around every page. */
export function Root() {
  useTitle()
  useFocusOnArrival()
  return (
    <>
      <SkipLink />
      <Outlet />
      <CookieBanner />
      <OfflineBanner />
      <ScrollRestoration />
    </>
  )
}

/** The title of the innermost page, as its route names it, unless operators have; a page whose title stands in its content sets it itself. */
function useTitle() {
  const { i18n } = useTranslation()
  const handles = useMatches().map(match => match.handle as { title?: TranslationKey; namesItself?: true } | undefined)
  const title = handles.findLast(handle => handle?.title)?.title
  const text = title ? `${i18n.t(title)} · ${productName}` : productName
  const namesItself = handles.some(handle => handle?.namesItself)
  useEffect(() => {
    if (!namesItself && pageData().titled !== location.pathname.replace(/(.)\/$/, '$1')) document.title = text
  }, [text, namesItself])
}

/** A new page begins at its top for readers too, not at the link that led there. */
function useFocusOnArrival() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}

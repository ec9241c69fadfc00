import { consentIn } from '#web/ui/feedback/cookie-banner/consent.ts'
import { askedAfter, writtenBanner } from '#web/ui/feedback/cookie-banner/written-banner.ts'
import { isTakenOver } from './taken-over.ts'

/** What a written page shows by itself before its program has come: the question about cookies, and a header that is opaque where it covers something. */
export function showEarly() {
  if (!consentIn(document.cookie))
    addEventListener('DOMContentLoaded', () => setTimeout(() => writtenBanner()?.removeAttribute('hidden'), askedAfter))

  addEventListener('scroll', dressHeader, { passive: true })
}

function dressHeader() {
  const header = document.querySelector('header')
  if (!header || isTakenOver(header)) removeEventListener('scroll', dressHeader)
  else header.toggleAttribute('data-scrolled', scrollY > 50)
}

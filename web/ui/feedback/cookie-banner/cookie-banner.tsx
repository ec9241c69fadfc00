import { lazy, Suspense, useEffect, useState } from 'react'
import { consentCookie, consentIn, consentOf, type Consent } from './consent.ts'
import { tellConsent } from './consent-change.ts'
import { onCookieSettings } from './cookie-settings.ts'

/** How long after the page somebody is asked, in milliseconds. */
const delay = 1000

const CookieChoices = lazy(async () => ({ default: (await import('./cookie-choices.tsx')).CookieChoices }))

/** Asks once which cookies may be set, a second after the page, and again when somebody wants to change the answer. */
export function CookieBanner() {
  const [isOpen, setOpen] = useState(false)
  const [openedFrom, setOpenedFrom] = useState<Element | null>(null)

  useEffect(() => {
    if (consentIn(document.cookie)) return undefined
    const asking = setTimeout(() => setOpen(true), delay)
    return () => clearTimeout(asking)
  }, [])

  useEffect(
    () =>
      onCookieSettings(() => {
        setOpenedFrom(document.activeElement)
        setOpen(true)
      }),
    [],
  )

  function keep(consent: Consent) {
    document.cookie = consentCookie(consent, { secure: location.protocol === 'https:' })
    tellConsent()
    setOpen(false)
    if (openedFrom instanceof HTMLElement) openedFrom.focus()
    setOpenedFrom(null)
  }

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CookieChoices start={consentOf(document.cookie)} isAsked={openedFrom !== null} onKeep={keep} />
    </Suspense>
  )
}

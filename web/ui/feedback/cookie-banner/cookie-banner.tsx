import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { allGranted, consentCookie, consentIn, consentOf, type Consent } from './consent.ts'
import { onConsent, tellConsent } from './consent-change.ts'
import { onCookieSettings } from './cookie-settings.ts'
import { askedAfter, writtenBanner } from './written-banner.ts'

const loadChoices = async () => ({ default: (await import('./cookie-choices.tsx')).CookieChoices })

const CookieChoices = import.meta.env.SSR ? (await loadChoices()).default : lazy(loadChoices)

/**
 * Asks once which cookies may be set, a second after the page, and again when somebody wants to change the answer. A prerendered page
 * has the question in it, hidden, and shows it by itself, and keeps the answer that comes before the program; nothing around it draws it anew before it is hydrated.
 */
export const CookieBanner = memo(() => {
  const [isWritten, setWritten] = useState(() => import.meta.env.SSR || writtenBanner() !== null)
  const [isOpen, setOpen] = useState(false)
  const [openedFrom, setOpenedFrom] = useState<Element | null>(null)

  useEffect(() => {
    if (consentIn(document.cookie)) {
      setWritten(false)
      return undefined
    }
    const asking = setTimeout(
      () => void loadChoices().then(() => consentIn(document.cookie) ?? setOpen(true)),
      askedAfter,
    )
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

  function close() {
    setOpen(false)
    setWritten(false)
    if (openedFrom instanceof HTMLElement) openedFrom.focus()
    setOpenedFrom(null)
  }

  useEffect(() => onConsent(close))

  function keep(consent: Consent) {
    document.cookie = consentCookie(consent, { secure: location.protocol === 'https:' })
    tellConsent()
  }

  if (!isOpen && !isWritten) return null
  return (
    <Suspense fallback={null}>
      <CookieChoices
        start={import.meta.env.SSR ? allGranted : consentOf(document.cookie)}
        isShown={isOpen}
        isAsked={openedFrom !== null}
        onKeep={keep}
        onLeave={() => consentIn(document.cookie) && close()}
      />
    </Suspense>
  )
})

import { consentIn, type OptionalCookie } from './consent.ts'

const changes = new EventTarget()

/** Says that somebody has chosen which cookies may be set. */
export const tellConsent = () => changes.dispatchEvent(new Event('change'))

/** Does something as soon as a kind of cookies is granted by choice, which may be at once; gives what ends the waiting. */
export function whenGranted(kind: OptionalCookie, act: () => void): () => void {
  const look = () => {
    if (!consentIn(document.cookie)?.[kind]) return
    changes.removeEventListener('change', look)
    act()
  }
  changes.addEventListener('change', look)
  look()
  return () => changes.removeEventListener('change', look)
}

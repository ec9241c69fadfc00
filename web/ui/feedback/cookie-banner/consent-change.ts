import { consentIn, type OptionalCookie } from './consent.ts'

/** An event of the window, since the first script and the program are bundled apart. */
const change = 'consent'

/** Says that somebody has chosen which cookies may be set. */
export const tellConsent = () => dispatchEvent(new Event(change))

/** Calls back whenever somebody has chosen; gives what ends it. */
export function onConsent(act: () => void): () => void {
  addEventListener(change, act)
  return () => removeEventListener(change, act)
}

/** Does something as soon as a kind of cookies is granted by choice, which may be at once; gives what ends the waiting. */
export function whenGranted(kind: OptionalCookie, act: () => void): () => void {
  const look = () => {
    if (!consentIn(document.cookie)?.[kind]) return
    end()
    act()
  }
  const end = onConsent(look)
  look()
  return end
}

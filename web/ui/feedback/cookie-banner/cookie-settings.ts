const wishes = new EventTarget()

/** Opens the banner again, as from the footer's link. */
export const openCookieSettings = () => wishes.dispatchEvent(new Event('open'))

/** Calls back whenever somebody wants to see the settings. */
export function onCookieSettings(open: () => void) {
  wishes.addEventListener('open', open)
  return () => wishes.removeEventListener('open', open)
}

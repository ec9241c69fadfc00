import { storedText } from './stored-text.ts'

const name = 'signed-in'

/**
 * Whose session this browser has, beside the HttpOnly cookie that the page cannot see: it spares guests a call that can
 * only be refused, and tells other tabs of a sign-in or sign-out. It opens nothing.
 */
export const signedInMark = {
  ...storedText(name),

  /** Calls back when another tab has changed it. */
  watch: (changed: () => void) =>
    window.addEventListener('storage', ({ key }) => {
      if (key === name || key === null) changed()
    }),
}

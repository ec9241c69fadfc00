const name = 'signed-in'

/**
 * Whose session this browser has, beside the HttpOnly cookie that the page cannot see: it spares guests a call that can
 * only be refused, and tells other tabs of a sign-in or sign-out. It opens nothing.
 */
export const signedInMark = {
  get: (): string | undefined => {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },

  set: (who: string | undefined) => {
    try {
      if (who) localStorage.setItem(name, who)
      else localStorage.removeItem(name)
    } catch {
      // Where storage is forbidden one signs in again on the next visit.
    }
  },

  /** Calls back when another tab has changed it. */
  watch: (changed: () => void) =>
    window.addEventListener('storage', ({ key }) => {
      if (key === name || key === null) changed()
    }),
}

/** A text in the browser's store; where storage is forbidden there is none, and setting it does nothing. */
export const storedText = (name: string) => ({
  get: (): string | undefined => {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },

  set: (text: string | undefined) => {
    try {
      if (text) localStorage.setItem(name, text)
      else localStorage.removeItem(name)
    } catch {
      // What is not kept is asked for again on the next visit.
    }
  },
})

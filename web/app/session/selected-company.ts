const name = 'selected-company'

/** The company that was opened last, in whatever tab: what a tab shows of another one is not remembered. */
export const selectedCompany = {
  get: (): string | undefined => {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },

  set: (company: string | undefined) => {
    try {
      if (company) localStorage.setItem(name, company)
      else localStorage.removeItem(name)
    } catch {
      // Where storage is forbidden, nothing is remembered either.
    }
  },
}
